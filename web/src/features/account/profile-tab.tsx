import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { todayHere } from 'sync-protocol/medical'
import { authPath, paths, signUpPath } from '../../addresses/paths'
import { useConnection } from '../../http/use-connection'
import { eraseLocal } from '../../session/local-record'
import { useAction } from '../../session/use-action'
import { useSignOut } from '../../session/use-sign-out'
import { confirm } from '../../stores/confirm'
import { type SessionUser, useSession } from '../../stores/session'
import { showToast } from '../../stores/toast'
import { useRow } from '../../sync'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { NeedsConnection } from '../../ui/needs-connection'
import { saveFile } from '../../ui/save-file'
import { WhatIsKept } from '../../ui/what-is-kept'
import { AccountForm } from './account-form'
import { readExport } from './credentials'
import { DangerZone } from './danger-zone'
import { EmailCard } from './email-card'
import { SecurityCards } from './security-cards'

export function ProfileTab({ device }: { device?: ReactNode }) {
  const session = useSession(state => state.session)
  if (session.status === 'local') return <LocalProfile device={device} />
  if (session.status !== 'signedIn') return null
  return <AccountProfile user={session.user} device={device} />
}

function AccountProfile({ user, device }: { user: SessionUser; device?: ReactNode }) {
  const { leave, isLeaving } = useSignOut()
  const account = useRow('account', user.id)
  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
      <div className="grid grid-cols-1 gap-6">
        <AccountForm user={user} account={account} />
        <EmailCard user={user} />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <Card
          title="Sign Out"
          lead="Your record leaves this phone when you sign out. It stays in your account."
        >
          <Button
            icon={<Icon name="sign-out" size={20} />}
            busy={isLeaving}
            busyLabel="Signing out…"
            onClick={leave}
          >
            Sign Out
          </Button>
        </Card>
        <Card title="Family and carers">
          <ButtonLink to={paths.family} icon={<Icon name="people" size={20} />}>
            Look after a record, or share yours
          </ButtonLink>
        </Card>
        <PrivacyCard />
      </div>
      <SecurityCards user={user} />
      {device}
      {/* At the end, so that people do not reach it on the way to something else. */}
      <DangerZone />
    </div>
  )
}

function PrivacyCard() {
  const connection = useConnection()
  const { busyWith, run } = useAction()

  async function download() {
    const read = await run('export', 'Not downloaded', readExport)
    if (!read) return
    const day = todayHere(new Date())
    const content = `${JSON.stringify(read.value, null, 2)}\n`
    saveFile(`lifetag-export-${day}.json`, content, 'application/json')
  }

  return (
    <Card title="Your data">
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <p className="max-w-text">
          Your record is encrypted on the way and at rest. The service can read it, because it shows
          it to responders. Nobody else gets it, and there are no trackers.{' '}
          <WhatIsKept lead="All that is kept, and how long" at={paths} />
        </p>
        <ButtonLink to={paths.summary} icon={<Icon name="print" size={20} />}>
          Print a summary
        </ButtonLink>
        <p className="max-w-text">
          The download holds everything kept about you: your record and its files, your codes and
          who opened them, your devices. Keep it safe: it is not encrypted.
        </p>
        <NeedsConnection connection={connection} because="The download needs a connection.">
          <Button
            icon={<Icon name="download" size={20} />}
            busy={busyWith === 'export'}
            busyLabel="Collecting your data…"
            onClick={() => void download()}
          >
            Download my data
          </Button>
        </NeedsConnection>
      </div>
    </Card>
  )
}

function LocalProfile({ device }: { device?: ReactNode }) {
  const navigate = useNavigate()

  async function askAndErase() {
    const isMeant = await confirm({
      title: 'Delete this record',
      body: 'Your record, your codes and your documents are on this phone alone. They are deleted at once, and nobody can bring them back. The offline copy in cards you printed can still be read.',
      confirmLabel: 'Delete this record',
    })
    if (!isMeant) return
    await eraseLocal()
    showToast({ title: 'Deleted', description: 'Nothing of your record is left on this phone.' })
    navigate(paths.home)
  }

  return (
    <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
      <Card
        title="Only on this phone"
        lead="If it is lost, so is this record. An account is free: it takes your record as it is, shows it on your other devices, and your printed codes become live."
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={signUpPath()} tone="primary">
            Back up and sync
          </ButtonLink>
          <ButtonLink to={authPath()}>I have an account</ButtonLink>
        </div>
      </Card>
      <Card title="Your data" lead="Nothing of your record has left this phone.">
        <ButtonLink to={paths.summary} icon={<Icon name="print" size={20} />}>
          Print a summary
        </ButtonLink>
      </Card>
      {device}
      <Card
        title="Danger Zone"
        lead="Deletes your record, your codes and your files from this phone, at once."
      >
        <Button tone="danger" icon={<Icon name="trash" size={20} />} onClick={askAndErase}>
          Delete this record
        </Button>
      </Card>
    </div>
  )
}
