/// The languages of the tables; `any` is for words that are written alike in most of them.
enum WordLanguage: String, CaseIterable {
  case any, en, de, fr, es, it, pt, nl, pl
}
