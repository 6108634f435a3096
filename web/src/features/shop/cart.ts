import {
  type CartLine,
  countryByCode,
  DEFAULT_SHIPPING_METHOD,
  MAX_CART_LINES,
} from 'sync-protocol/commerce'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { readJson, writeJson } from '../../stores/browser-storage'

const linesSchema = z.array(
  z.object({
    productId: z.string(),
    quantity: z.literal(1),
    color: z.optional(z.string()),
  }),
)
const formSchema = z.object({
  name: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  method: z.string(),
})
type ShippingForm = z.infer<typeof formSchema>
export type ShippingField = keyof ShippingForm

/** The country in the language of the browser, which another language of the app does not change. */
function ownCountry(): string {
  const { region } = new Intl.Locale(navigator.language)
  if (!region) return 'US'
  return countryByCode(region)?.code ?? 'OTHER'
}

const emptyForm = (): ShippingForm => ({
  name: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: ownCountry(),
  method: DEFAULT_SHIPPING_METHOD,
})

interface Cart {
  lines: readonly (CartLine & { quantity: 1 })[]
  form: ShippingForm
  /** Empty if no code is chosen. */
  codeId: string
}

/** Local storage keeps a cart between visits and shares it between tabs. */
export const useCart = create<Cart>(() => readCart())

function readCart(): Cart {
  return {
    lines: readJson('local', 'cart_data', linesSchema) ?? [],
    form: readJson('local', 'checkout_data', formSchema) ?? emptyForm(),
    codeId: readJson('local', 'selected_qr_code', z.string()) ?? '',
  }
}

export function addLine(line: CartLine): boolean {
  const { lines } = useCart.getState()
  if (lines.length >= MAX_CART_LINES) return false
  storeLines([...lines, { ...line, quantity: 1 }])
  return true
}

export function removeLine(index: number): void {
  storeLines(useCart.getState().lines.filter((_, at) => at !== index))
}

function storeLines(lines: Cart['lines']): void {
  useCart.setState({ lines })
  writeJson('local', 'cart_data', lines)
}

/** Another country has other methods, so the choice returns to standard. */
export function fillIn(field: ShippingField, value: string): void {
  const { form } = useCart.getState()
  const next = { ...form, [field]: value }
  if (field === 'country' && value !== form.country) next.method = DEFAULT_SHIPPING_METHOD
  useCart.setState({ form: next })
  writeJson('local', 'checkout_data', next)
}

export function chooseCode(codeId: string): void {
  useCart.setState({ codeId })
  writeJson('local', 'selected_qr_code', codeId)
}

export function followStorage(): () => void {
  useCart.setState(readCart())
  const onStorage = () => useCart.setState(readCart())
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}

export function forgetCart(): void {
  useCart.setState({ lines: [], form: emptyForm(), codeId: '' })
}
