import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { codeLabel } from 'sync-protocol/commerce'
import { codeLink, renderCodeSvg } from 'sync-protocol/qr'
import { codeOrigin } from '../../addresses/code-origin'
import { dashboardPath, paths } from '../../addresses/paths'
import { goToLogin } from '../../session/go-to-login'
import { useSession } from '../../stores/session'
import type { RowOf } from '../../sync'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Checkbox } from '../../ui/checkbox'
import { EmptyState } from '../../ui/empty-state'
import { Select } from '../../ui/select'
import { Skeleton } from '../../ui/skeleton'
import { SvgDrawing } from '../../ui/svg-drawing'
import { chooseCode, useCart } from './cart'

export type ShopCode = RowOf<'qr-codes'>

interface CodeCardProps {
  codes: readonly ShopCode[] | undefined
  chosen: ShopCode | undefined
}

export function CodeCard({ codes, chosen }: CodeCardProps) {
  const { status } = useSession(state => state.session)
  const isSignedIn = status === 'signedIn'
  return (
    <Card title="Your QR code" lead="Every product carries the code you choose here.">
      {isSignedIn ? <Choice codes={codes} chosen={chosen} /> : <SignInFirst />}
    </Card>
  )
}

function SignInFirst() {
  const navigate = useNavigate()
  return (
    <EmptyState
      icon="qr"
      action={<Button onClick={() => goToLogin(navigate, paths.shop)}>Sign in</Button>}
    >
      Products carry your own QR code. Look around and fill your cart; sign in to choose the code.
    </EmptyState>
  )
}

function Choice({ codes, chosen }: CodeCardProps) {
  const codeId = useCart(state => state.codeId)
  const [isTransparent, setTransparent] = useState(false)
  if (!codes) return <ChoiceSkeleton />
  if (codes.length === 0) {
    return (
      <EmptyState
        icon="qr"
        action={<ButtonLink to={dashboardPath('qr-codes')}>Create a QR code</ButtonLink>}
      >
        You have no QR code yet. Create one first, then choose it here.
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[1fr_auto]">
      <div className="grid grid-cols-1 gap-2">
        <Select
          label="Select QR Code"
          placeholder="Choose…"
          value={chosen ? codeId : ''}
          onChange={({ target }) => chooseCode(target.value)}
          options={codes.map(code => ({
            value: code.id,
            label: `${codeLabel(code)}${code.expiresAt === '' ? '' : ', expires: cannot be printed'}`,
            disabled: code.expiresAt !== '',
          }))}
        />
        <Checkbox
          label="Preview with a transparent background"
          checked={isTransparent}
          onChange={({ target }) => setTransparent(target.checked)}
        />
      </div>
      {chosen && (
        <div className="w-32 rounded-inner border border-line bg-sunken p-2">
          <SvgDrawing svg={svgOf(chosen, isTransparent)} label="Preview of the chosen QR code" />
        </div>
      )}
    </div>
  )
}

/** It has the height of the choice on a phone, so that the products below do not move. */
const ChoiceSkeleton = () => (
  <div className="min-h-33 sm:min-h-26">
    <Skeleton lines={4} />
  </div>
)

const svgOf = ({ token, capsule }: ShopCode, isTransparent: boolean): string =>
  renderCodeSvg({
    text: codeLink(codeOrigin(), token, capsule),
    color: '#000000',
    background: isTransparent ? null : '#ffffff',
  })
