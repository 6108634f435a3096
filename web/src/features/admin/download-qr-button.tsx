import { useState } from 'react'
import { download } from '../../http/download'
import { showToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { saveFile } from '../../ui/save-file'

interface DownloadQrButtonProps {
  codeId: string
  customer: string
  id: string
}

export function DownloadQrButton({ codeId, customer, id }: DownloadQrButtonProps) {
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    const answer = await download(`/api/qr-codes/${codeId}/download`, 'image/png')
    setBusy(false)
    if (!answer.ok) {
      const why = answer.failure.kind === 'refused' ? ` ${answer.failure.message}` : ''
      const description = `Failed to download QR code.${why}`
      return showToast({ tone: 'danger', title: 'Download Failed', description })
    }
    const name = `qr-${customer.replaceAll(/[^A-Za-z0-9]+/g, '-') || 'customer'}-${id}.png`
    saveFile(name, answer.value, 'image/png')
    showToast({ title: 'QR Code Downloaded', description: `Saved as ${name}.` })
  }

  return (
    <Button
      busy={isBusy}
      icon={<Icon name="qr" size={20} />}
      aria-label={`Download QR code of ${customer}`}
      onClick={() => void save()}
    >
      QR
    </Button>
  )
}
