/** Outside the build (web/dev/build/packed-languages.ts) these are the complete tables. */
declare module '*/es.table?said' {
  export const es: import('../term').LanguageTable
}
declare module '*/fr.table?said' {
  export const fr: import('../term').LanguageTable
}
declare module '*/de.table?said' {
  export const de: import('../term').LanguageTable
}
declare module '*/it.table?said' {
  export const it: import('../term').LanguageTable
}
declare module '*/pt.table?said' {
  export const pt: import('../term').LanguageTable
}
declare module '*/nl.table?said' {
  export const nl: import('../term').LanguageTable
}
declare module '*/pl.table?said' {
  export const pl: import('../term').LanguageTable
}
declare module '*/uk.table?said' {
  export const uk: import('../term').LanguageTable
}
declare module '*/ar.table?said' {
  export const ar: import('../term').LanguageTable
}
declare module '*/zh.table?said' {
  export const zh: import('../term').LanguageTable
}
declare module '*/ja.table?said' {
  export const ja: import('../term').LanguageTable
}
declare module '*/hi.table?said' {
  export const hi: import('../term').LanguageTable
}
declare module '*/ru.table?said' {
  export const ru: import('../term').LanguageTable
}
declare module '*/tr.table?said' {
  export const tr: import('../term').LanguageTable
}
declare module '*/ko.table?said' {
  export const ko: import('../term').LanguageTable
}
declare module '*/sv.table?said' {
  export const sv: import('../term').LanguageTable
}
declare module '*/ro.table?said' {
  export const ro: import('../term').LanguageTable
}
