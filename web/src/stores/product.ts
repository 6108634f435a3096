/** The product's name, in one place. */
export const productName = 'LifeTag'
export const foundationName = 'LifeTag Foundation'
