/** The product's name, in one place. */
export const productName = 'LifeTag'
export const foundationName = 'LifeTag Foundation'

/** What the browser's tab says. */
export function pageTitle(screen: string): string {
  return `${screen} – ${productName}`
}
