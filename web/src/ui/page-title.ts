export const productName = 'LifeTag'
export const foundationName = 'LifeTag Foundation'
/** The foundation's e-mail address, under `.example` until it has its own domain. */
export const contactAddress = 'contact@lifetag.example'

export function pageTitle(screen: string): string {
  return `${screen} – ${productName}`
}
