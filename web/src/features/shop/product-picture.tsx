import { useEffect, useMemo, useRef, useState } from 'react'
import { lineName, type Product } from 'sync-protocol/commerce'
import { codeOrigin } from '../../addresses/code-origin'
import { phrase } from '../../i18n/phrase'
import { useNear } from '../../loading/use-near'
import { SvgDrawing } from '../../ui/svg-drawing'
import type { ShopCode } from './code-card'
import { shopTexts } from './texts'

const texts = shopTexts.product

interface ProductPictureProps {
  product: Product
  colorId: string | undefined
  code: ShopCode | undefined
}

/** About a screen ahead of the scroll position. */
const AHEAD_PX = 600

const SAMPLE = { token: '0'.repeat(26), capsule: '' }

export function ProductPicture({ product, colorId, code }: ProductPictureProps) {
  const { token, capsule } = code ?? SAMPLE
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, AHEAD_PX)
  const draw = useDrawProduct(isNear)
  const svg = useMemo(() => {
    if (!isNear || draw === undefined) return ''
    const wanted = colorId ?? product.colors[0]?.id ?? null
    const item = { productId: product.id, colorId: wanted, origin: codeOrigin(), token, capsule }
    return draw?.(item)
  }, [product, colorId, token, capsule, isNear, draw])
  if (svg === undefined) return null
  const isSticker = product.category === 'stickers'
  const name = { product: phrase(lineName(product, colorId)) }
  const label = code ? texts.previewOwn(name) : texts.previewSample(name)
  return (
    <div ref={box} className="grid h-40 grid-cols-1 place-items-center rounded-inner bg-sunken p-4">
      <div
        className={`max-w-full overflow-hidden [&_svg]:block [&_svg]:h-auto [&_svg]:w-full rounded-inner ${isSticker ? 'w-32' : 'w-52'}`}
      >
        {svg ? <SvgDrawing svg={svg} label={label} /> : <div role="img" aria-label={label} />}
      </div>
    </div>
  )
}

type Draw = typeof import('./draw-product').drawProduct

let loaded: Draw | undefined

/** Null if the function cannot be loaded without a connection. */
function useDrawProduct(isWanted: boolean): Draw | null | undefined {
  const [draw, setDraw] = useState<Draw | null | undefined>(() => loaded)
  useEffect(() => {
    if (isWanted) void load().then(found => setDraw(() => found))
  }, [isWanted])
  return draw
}

async function load(): Promise<Draw | null> {
  try {
    loaded ??= (await import('./draw-product')).drawProduct
    return loaded
  } catch {
    return null
  }
}
