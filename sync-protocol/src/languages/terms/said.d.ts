/** Outside the build (web/dev/build/packed-languages.ts) these are the complete tables. */
declare module '*/es/terms.table?said' {
  export const es: import('./term').LanguageTable
}
declare module '*/fr/terms.table?said' {
  export const fr: import('./term').LanguageTable
}
declare module '*/de/terms.table?said' {
  export const de: import('./term').LanguageTable
}
declare module '*/it/terms.table?said' {
  export const it: import('./term').LanguageTable
}
declare module '*/pt/terms.table?said' {
  export const pt: import('./term').LanguageTable
}
declare module '*/nl/terms.table?said' {
  export const nl: import('./term').LanguageTable
}
declare module '*/pl/terms.table?said' {
  export const pl: import('./term').LanguageTable
}
declare module '*/uk/terms.table?said' {
  export const uk: import('./term').LanguageTable
}
declare module '*/ar/terms.table?said' {
  export const ar: import('./term').LanguageTable
}
declare module '*/zh/terms.table?said' {
  export const zh: import('./term').LanguageTable
}
declare module '*/ja/terms.table?said' {
  export const ja: import('./term').LanguageTable
}
declare module '*/hi/terms.table?said' {
  export const hi: import('./term').LanguageTable
}
declare module '*/ru/terms.table?said' {
  export const ru: import('./term').LanguageTable
}
declare module '*/tr/terms.table?said' {
  export const tr: import('./term').LanguageTable
}
declare module '*/ko/terms.table?said' {
  export const ko: import('./term').LanguageTable
}
declare module '*/sv/terms.table?said' {
  export const sv: import('./term').LanguageTable
}
declare module '*/ro/terms.table?said' {
  export const ro: import('./term').LanguageTable
}
