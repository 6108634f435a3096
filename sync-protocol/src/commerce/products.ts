/** The server's prices count: an order with another price is refused. */
import type { NamedColor } from '../qr/colors'

export const PRODUCT_IDS = ['1', '2', '3', '4'] as const
export type ProductId = (typeof PRODUCT_IDS)[number]

interface ProductColor extends NamedColor {
  id: string
}

export interface Product {
  id: ProductId
  name: string
  priceCents: number
  category: 'stickers' | 'cards'
  colors: readonly ProductColor[]
}

export const PRODUCTS: readonly Product[] = [
  {
    id: '1',
    name: 'Small Waterproof Sticker',
    priceCents: 500,
    category: 'stickers',
    colors: [],
  },
  {
    id: '2',
    name: 'Large Sticker',
    priceCents: 800,
    category: 'stickers',
    colors: [],
  },
  {
    id: '3',
    name: 'Acrylic Card',
    priceCents: 1_000,
    category: 'cards',
    colors: [
      { id: 'black', name: 'Black', value: '#1A1A1A' },
      { id: 'red', name: 'Red', value: '#B91C1C' },
      { id: 'blue', name: 'Blue', value: '#1D4ED8' },
    ],
  },
  {
    id: '4',
    name: 'Metal Card',
    priceCents: 1_500,
    category: 'cards',
    colors: [
      { id: 'steel', name: 'Steel', value: '#9CA3AF' },
      { id: 'black-metal', name: 'Black Metal', value: '#27272A' },
      { id: 'gold', name: 'Gold', value: '#C8A24A' },
      { id: 'rose-gold', name: 'Rose Gold', value: '#C48A7C' },
    ],
  },
]

export const productById = (id: string): Product | undefined =>
  PRODUCTS.find(product => product.id === id)

export function isOrderable(product: Product, colorId: string | undefined): boolean {
  if (product.colors.length === 0) return colorId === undefined
  return product.colors.some(color => color.id === colorId)
}
