/**
 * What is on the screen while the app is not in front: nothing. A style, not an element, because open
 * dialogs lie above every element; transparent, not hidden, because what is hidden loses the focus.
 * Paper is left alone.
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

export const isCovered = (): boolean => sheet !== undefined
