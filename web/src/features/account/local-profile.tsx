import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { authPath, paths, signUpPath } from '../../addresses/paths'
import { eraseLocal } from '../../session/local-record'
import { confirm } from '../../stores/confirm'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'

export function LocalProfile({ device }: { device?: ReactNode }) {
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
