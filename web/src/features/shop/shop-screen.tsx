import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PRODUCTS, priceLines, sumOf } from 'sync-protocol/commerce'
import { useSession } from '../../people/session'
import { useWayBack } from '../../people/use-way-back'
import { buttonLook } from '../../ui/button-look'
import { classNames } from '../../ui/class-names'
import { usdWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { Notice } from '../../ui/notice'
import { PageHeader } from '../../ui/page-header'
import { pageTitle } from '../../ui/page-title'
import { followStorage, useCart } from './cart'
import { CartCard } from './cart-card'
import { CodeCard, type ShopCode } from './code-card'
import { OrderHistory } from './order-history'
import { ProductCard } from './product-card'
import { ShippingCard } from './shipping-card'
import { shopTexts } from './texts'
import { usePurchase } from './use-purchase'

// Visitors need no database, so its code loads with the first signed-in user.
const OwnCodes = lazy(async () => ({ default: (await import('./own-codes')).OwnCodes }))

const HINT_ID = 'code-first'

/** Only an order needs a sign-in. */
export function ShopScreen() {
  const isSignedIn = useSession(state => state.session.status === 'signedIn')
  const [codes, setCodes] = useState<readonly ShopCode[]>()
  const codeId = useCart(state => state.codeId)
  const { form, submit, isBusy, problem } = usePurchase()
  const [query] = useSearchParams()
  const back = useWayBack()
  const chosen = isSignedIn
    ? codes?.find(code => code.id === codeId && code.expiresAt === '')
    : undefined

  // While the codes load, an invisible hint reserves its space.
  const isReading = isSignedIn && !codes
  const hint = isSignedIn && codes && !chosen ? HINT_ID : undefined

  useEffect(followStorage, [])

  return (
    <Main>
      <title>{pageTitle(shopTexts.page)}</title>
      {isSignedIn && (
        <Suspense>
          <OwnCodes onRead={setCodes} />
        </Suspense>
      )}
      <PageHeader title={shopTexts.page} lead={shopTexts.lead} back={back} />
      {query.get('payment') === 'cancelled' && (
        <div className="mb-6">
          <Notice tone="info" title={shopTexts.cancelled.title}>
            {shopTexts.cancelled.text}
          </Notice>
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-[1fr_22rem]">
        <div className="grid grid-cols-1 min-w-0 gap-6">
          <CodeCard codes={codes} chosen={chosen} />
          {(hint || isReading) && (
            <p
              id={HINT_ID}
              className={classNames('flex gap-2 font-semibold', isReading && 'invisible')}
            >
              <Icon name="info" />
              {shopTexts.code.hint}
            </p>
          )}
          <section aria-label={shopTexts.page} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            {PRODUCTS.map(product => (
              <ProductCard key={product.id} product={product} code={chosen} waitsFor={hint} />
            ))}
          </section>
          <ShippingCard faults={problem.fields} />
          <CartBar />
        </div>
        <div
          id={CART_ID}
          tabIndex={-1}
          className="grid grid-cols-1 min-w-0 gap-6 wide:sticky wide:top-6"
        >
          <CartCard formRef={form} onSubmit={submit} isBusy={isBusy} />
          <OrderHistory />
        </div>
      </div>
    </Main>
  )
}

const CART_ID = 'cart'

/** On a phone the cart is far below the products, so this bar shows its contents and links to it. */
function CartBar() {
  const lines = useCart(state => state.lines)
  const priced = priceLines(lines)
  if (!priced || priced.length === 0) return null
  return (
    <nav
      aria-label={shopTexts.cart.bar}
      className="sticky bottom-[var(--tab-bar,0px)] z-10 -mx-4 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-1 pb-[calc(4px+env(safe-area-inset-bottom))] text-header wide:hidden"
    >
      <p role="status" className="tabular font-semibold">
        {shopTexts.cart.summary({ count: priced.length, total: usdWords(sumOf(priced)) })}
      </p>
      <a href={`#${CART_ID}`} className={`${buttonLook('quiet')} shrink-0`}>
        {shopTexts.cart.goTo}
      </a>
    </nav>
  )
}
