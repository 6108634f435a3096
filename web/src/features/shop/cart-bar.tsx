import { formatUsd, priceLines, sumOf } from 'sync-protocol/commerce'
import { buttonLook } from '../../ui/button-look'
import { useCart } from './cart'

export const CART_ID = 'cart'

/** On a phone the cart is far below the products, so this bar shows its contents and links to it. */
export function CartBar() {
  const lines = useCart(state => state.lines)
  const priced = priceLines(lines)
  if (!priced || priced.length === 0) return null
  const count = priced.length === 1 ? '1 item' : `${priced.length} items`
  return (
    <nav
      aria-label="Your cart"
      className="sticky bottom-0 z-10 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] wide:hidden"
    >
      <p role="status" className="tabular font-semibold">
        {count}, {formatUsd(sumOf(priced))}
      </p>
      <a href={`#${CART_ID}`} className={buttonLook('quiet')}>
        Go to cart
      </a>
    </nav>
  )
}
