import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { codeLabel } from 'sync-protocol/commerce'
import { codeLink, renderCodeSvg } from 'sync-protocol/qr'
import { codeOrigin } from '../../addresses/code-origin'
import { dashboardPath, paths } from '../../addresses/paths'
import { phrase } from '../../i18n/phrase'
import { goToLogin } from '../../people/go-to-login'
import { useSession } from '../../people/session'
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
import { shopTexts } from './texts'

const texts = shopTexts.code

export type ShopCode = RowOf<'qr-codes'>

interface CodeCardProps {
  codes: readonly ShopCode[] | undefined
  chosen: ShopCode | undefined
}

export function CodeCard({ codes, chosen }: CodeCardProps) {
  const { status } = useSession(state => state.session)
  const isSignedIn = status === 'signedIn'
  return (
    <Card title={texts.title} lead={texts.lead}>
      {isSignedIn ? <Choice codes={codes} chosen={chosen} /> : <SignInFirst />}
    </Card>
  )
}

function SignInFirst() {
  const navigate = useNavigate()
  return (
    <EmptyState
      icon="qr"
      action={<Button onClick={() => goToLogin(navigate, paths.shop)}>{texts.signIn}</Button>}
    >
      {texts.signInFirst}
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
        action={<ButtonLink to={dashboardPath('qr-codes')}>{texts.create}</ButtonLink>}
      >
        {texts.none}
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[1fr_auto]">
      <div className="grid grid-cols-1 gap-2">
        <Select
          label={texts.select}
          placeholder={texts.choose}
          value={chosen ? codeId : ''}
          onChange={({ target }) => chooseCode(target.value)}
          options={codes.map(code => ({
            value: code.id,
            label: labelOf(code),
            disabled: code.expiresAt !== '',
          }))}
        />
        <Checkbox
          label={texts.transparent}
          checked={isTransparent}
          onChange={({ target }) => setTransparent(target.checked)}
        />
      </div>
      {chosen && (
        <div className="w-32 rounded-inner border border-line bg-sunken p-2">
          <SvgDrawing svg={svgOf(chosen, isTransparent)} label={texts.preview} />
        </div>
      )}
    </div>
  )
}

function labelOf(code: ShopCode): string {
  const label = phrase(codeLabel(code))
  return code.expiresAt === '' ? label : texts.expires({ code: label })
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
