import type { RefObject, SubmitEvent } from 'react'
import { priceCart, priceLines, sumOf } from 'sync-protocol/commerce'
import { paths } from '../../addresses/paths'
import { useConnection } from '../../http/use-connection'
import { phrase } from '../../i18n/phrase'
import { sentenceGap } from '../../i18n/sentences'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { classNames } from '../../ui/class-names'
import { usdWords } from '../../ui/date-words'
import { EmptyState } from '../../ui/empty-state'
import { List } from '../../ui/list'
import { ListRow } from '../../ui/list-row'
import { NeedsConnection } from '../../ui/needs-connection'
import { Notice } from '../../ui/notice'
import { WhatIsKept } from '../../ui/what-is-kept'
import { removeLine, useCart } from './cart'
import { shopTexts } from './texts'

const texts = shopTexts.cart

interface CartCardProps {
  formRef: RefObject<HTMLFormElement | null>
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  isBusy: boolean
}

export function CartCard({ formRef, onSubmit, isBusy }: CartCardProps) {
  const { lines, form } = useCart()
  const connection = useConnection()
  const price = priceCart(lines, form.country, form.method)
  const priced = priceLines(lines)

  return (
    <Card title={texts.title}>
      {lines.length === 0 && <EmptyState icon="card">{texts.empty}</EmptyState>}
      {priced && (
        <List label={texts.title}>
          {priced.map(({ name, product }, index) => (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same piece.
              key={`${index} ${name}`}
              title={phrase(name)}
              detail={usdWords(product.priceCents)}
              onDelete={() => removeLine(index)}
            />
          ))}
        </List>
      )}
      {lines.length > 0 && !priced && (
        <Notice tone="warn" action={<Button onClick={empty}>{texts.clear}</Button>}>
          {texts.notSold}
        </Notice>
      )}
      {priced && (
        <dl className="tabular mt-4 grid grid-cols-1 gap-2 border-t border-line pt-4">
          <Sum label={texts.subtotal} cents={sumOf(priced)} />
          <Sum label={texts.shipping} cents={price?.shippingCents} />
          <Sum label={texts.total} cents={price?.totalCents} isTotal />
        </dl>
      )}
      <div className="mt-6 grid grid-cols-1 gap-3">
        <NeedsConnection connection={connection} because={texts.needsConnection}>
          {/* A form with one button, so that Enter in the address does not order. */}
          <form ref={formRef} noValidate onSubmit={onSubmit}>
            <Button
              type="submit"
              // An empty cart cannot be bought. A press says so.
              tone={lines.length > 0 ? 'primary' : 'quiet'}
              wide
              busy={isBusy}
              busyLabel={texts.processing}
            >
              {texts.purchase}
            </Button>
          </form>
        </NeedsConnection>
        <p className="text-soft">
          {texts.payment}
          {sentenceGap()}
          <WhatIsKept text={texts.kept} at={paths} newTab />
        </p>
      </div>
    </Card>
  )
}

interface SumProps {
  label: string
  cents: number | undefined
  isTotal?: boolean
}

function Sum({ label, cents, isTotal = false }: SumProps) {
  return (
    <div className={classNames('flex justify-between gap-4', isTotal && 'text-lg font-bold')}>
      <dt>{label}</dt>
      <dd>{cents === undefined ? '–' : usdWords(cents)}</dd>
    </div>
  )
}

function empty(): void {
  while (useCart.getState().lines.length > 0) removeLine(0)
}
