import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { authPath, type ProfilePage, paths, profilePath, signUpPath } from '../../addresses/paths'
import { eraseLocal } from '../../people/local-record'
import { type SessionUser, useAccount, useSession } from '../../people/session'
import { peopleTexts } from '../../people/texts'
import { useSignOut } from '../../people/use-sign-out'
import { confirm } from '../../stores/confirm'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { LinkList, type LinkRow } from '../../ui/link-list'
import { AccountForm } from './account-form'
import { DangerZone } from './danger-zone'
import { lockState } from './security-rows'
import { accountTexts } from './texts'

const texts = accountTexts.profile

interface ProfileTabProps {
  /** The card of the app's language. */
  language: ReactNode
}

export function ProfileTab({ language }: ProfileTabProps) {
  const session = useSession(state => state.session)
  if (session.status === 'local') return <LocalProfile language={language} />
  if (session.status !== 'signedIn') return null
  return <AccountProfile user={session.user} language={language} />
}

function AccountProfile({ user, language }: ProfileTabProps & { user: SessionUser }) {
  const { leave, isLeaving } = useSignOut()
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
      <ProfileMenu />
      <div className="grid grid-cols-1 gap-6">
        {/* A wide screen shows the first page next to the rows. */}
        <div className="hidden wide:block">
          <AccountForm user={user} />
        </div>
        {language}
        <Card>
          <div className="grid justify-items-start gap-3">
            <Button
              icon={<Icon name="sign-out" size={20} />}
              busy={isLeaving}
              busyLabel={texts.signingOut}
              onClick={leave}
            >
              {texts.signOut}
            </Button>
            <p className="text-soft">{texts.signOutLead}</p>
          </div>
        </Card>
        {/* At the end, so that people do not reach it on the way to something else. */}
        <DangerZone />
      </div>
    </div>
  )
}

const ICONS = {
  account: 'mail',
  security: 'shield',
  lock: 'lock',
  phone: 'phone',
  clinic: 'heart',
  data: 'document',
} as const

const row = (page: keyof typeof ICONS, detail: string): LinkRow => ({
  ...{ to: profilePath(page), title: peopleTexts.profilePages[page], icon: ICONS[page], detail },
})

/** A wide screen shows it next to each page. */
export function ProfileMenu({ current }: { current?: ProfilePage }) {
  const user = useAccount()
  const { rows } = accountTexts
  const own: LinkRow[] = user
    ? [
        row('account', user.emailState === 'confirmed' ? user.email : rows.account.unconfirmed),
        row('security', rows.security.detail),
        { to: paths.family, icon: 'people', ...rows.family },
        { to: paths.alerts, icon: 'bell', ...rows.alerts },
      ]
    : [row('lock', lockState())]
  const all = [
    ...own,
    row('phone', rows.phone.detail),
    row('clinic', rows.clinic.detail),
    row('data', rows.data.detail),
  ]
  return (
    <LinkList
      label={texts.rows}
      rows={all.map(each => ({
        ...each,
        isCurrent: current !== undefined && each.to === profilePath(current),
      }))}
    />
  )
}

function LocalProfile({ language }: ProfileTabProps) {
  const navigate = useNavigate()
  const { local } = accountTexts

  async function askAndErase() {
    const isMeant = await confirm({
      title: local.erase,
      body: local.eraseBody,
      confirmLabel: local.erase,
    })
    if (!isMeant) return
    const isErased = await eraseLocal()
    if (isErased) showToast({ title: local.erased, description: local.erasedDetail })
    else showToast({ tone: 'danger', title: local.notErased, description: local.notErasedDetail })
    navigate(paths.home)
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
      <Card title={local.title} lead={local.lead}>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={signUpPath()} tone="primary">
            {local.backUp}
          </ButtonLink>
          <ButtonLink to={authPath()}>{local.haveAccount}</ButtonLink>
        </div>
      </Card>
      <ProfileMenu />
      {language}
      <Card title={accountTexts.danger.title} lead={local.eraseLead}>
        <Button tone="danger" icon={<Icon name="trash" size={20} />} onClick={askAndErase}>
          {local.erase}
        </Button>
      </Card>
    </div>
  )
}
