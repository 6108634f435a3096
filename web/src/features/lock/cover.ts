/**
 * Hides the screen while the app is in the background. A style also covers open dialogs, which are
 * above every element, and opacity keeps the focus.
 */
const CSS = '@media screen { #root, dialog { opacity: 0 !important } }'

let sheet: CSSStyleSheet | undefined

export function cover(): void {
  if (sheet) return
  sheet = new CSSStyleSheet()
  sheet.replaceSync(CSS)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

export function uncover(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== sheet)
  sheet = undefined
}
