import { useId, useState } from 'react'
import { lineName, MAX_CART_LINES, type Product } from 'sync-protocol/commerce'
import { phrase } from '../../i18n/phrase'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { usdWords } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { addLine } from './cart'
import type { ShopCode } from './code-card'
import { ProductPicture } from './product-picture'
import { shopTexts } from './texts'

const texts = shopTexts.product

interface ProductCardProps {
  product: Product
  code: ShopCode | undefined
  /** The id of the text that explains why no product can be added. */
  waitsFor: string | undefined
}

export function ProductCard({ product, code, waitsFor }: ProductCardProps) {
  const [colorId, setColor] = useState<string>()
  const titleId = useId()
  const needsColor = product.colors.length > 0 && !colorId
  const hintId = needsColor ? `${titleId}-hint` : waitsFor

  function add() {
    const isAdded = addLine({ productId: product.id, ...(colorId && { color: colorId }) })
    if (isAdded) {
      const description = texts.addedDetail({ product: phrase(lineName(product, colorId)) })
      showToast({ title: texts.added, description })
    } else {
      const description = texts.fullDetail({ count: MAX_CART_LINES })
      showToast({ tone: 'warn', title: texts.full, description })
    }
  }

  return (
    <article
      aria-labelledby={titleId}
      className="flex flex-col gap-4 rounded-ui border border-line bg-surface p-4"
    >
      <ProductPicture product={product} colorId={colorId} code={code} />
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 id={titleId} className="text-lg">
            {phrase(product.name)}
          </h3>
          <p className="tabular text-lg font-bold">{usdWords(product.priceCents)}</p>
        </div>
        <p className="text-soft">{texts.descriptions[product.id]}</p>
      </div>
      {product.colors.length > 0 && (
        <Colors product={product} value={colorId} onChange={setColor} />
      )}
      <div className="mt-auto grid grid-cols-1 gap-2">
        <Button
          wide
          icon={<Icon name="plus" size={20} />}
          disabled={hintId !== undefined}
          aria-describedby={hintId}
          onClick={add}
        >
          {texts.add}
        </Button>
        {needsColor && (
          <p id={hintId} className="text-soft">
            {texts.colorHint}
          </p>
        )}
      </div>
    </article>
  )
}

interface ColorsProps {
  product: Product
  value: string | undefined
  onChange: (colorId: string) => void
}

function Colors({ product, value, onChange }: ColorsProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{texts.color}</legend>
      <div className="flex flex-wrap gap-2">
        {product.colors.map(color => (
          <label
            key={color.id}
            className="flex min-h-12 items-center gap-2 rounded-ui border border-control bg-surface px-3 has-checked:border-ink has-checked:bg-sunken has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={color.id}
              checked={color.id === value}
              onChange={() => onChange(color.id)}
              className="size-[1.5rem] shrink-0 accent-ink"
            />
            <span
              aria-hidden="true"
              className="size-5 shrink-0 rounded-full border border-control"
              style={{ backgroundColor: color.value }}
            />
            {phrase(color.name)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
