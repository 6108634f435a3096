/** The product's name, in one place. */
export const productName = 'LifeTag'
export const foundationName = 'LifeTag Foundation'
/** Where people write to the foundation. `.example` until it has a domain of its own. */
export const contactAddress = 'contact@lifetag.example'

/** What the browser's tab says. */
export function pageTitle(screen: string): string {
  return `${screen} – ${productName}`
}
