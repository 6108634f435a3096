import { useEffect, useState } from 'react'
import { showCopyToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { copyText } from '../../ui/copy-text'
import { Icon } from '../../ui/icon'
import { PageHeader } from '../../ui/page-header'
import { productName } from '../../ui/page-title'
import { saveFile } from '../../ui/save-file'

interface RecoveryCodesProps {
  codes: readonly string[]
  email: string
  onSaved: () => void
}

/** The codes let a person in who cannot reach their mailbox. */
export function RecoveryCodes({ codes, email, onSaved }: RecoveryCodesProps) {
  const [isSaved, setSaved] = useState(false)
  const [error, setError] = useState<string>()
  useWarnBeforeLeaving()

  const text = `${productName} recovery codes for ${email}\nEach works once.\n\n${codes.join('\n')}\n`

  async function copy() {
    showCopyToast(await copyText(text), 'Download or print them instead.')
  }

  function goOn() {
    if (isSaved) onSaved()
    else setError('Save the codes first: they are not shown again')
  }

  return (
    <>
      <PageHeader
        title="Save your recovery codes"
        lead="If you forget your password, one of these lets you in. Keep them apart from this phone: in a drawer, or with someone you trust. They are shown only now."
      />
      <div className="grid gap-5">
        <ol className="grid list-decimal gap-y-2 rounded-ui border border-line bg-surface p-4 pl-9 marker:text-soft">
          {codes.map(code => (
            <li key={code} className="font-mono text-[0.9375rem] wrap-anywhere">
              {code}
            </li>
          ))}
        </ol>
        <div className="grid grid-cols-3 gap-2 print:hidden">
          <Button icon={<Icon name="copy" size={20} />} onClick={copy}>
            Copy
          </Button>
          <Button
            icon={<Icon name="download" size={20} />}
            onClick={() => saveFile('recovery-codes.txt', text, 'text/plain')}
          >
            Save
          </Button>
          <Button icon={<Icon name="print" size={20} />} onClick={() => window.print()}>
            Print
          </Button>
        </div>
        <div className="grid gap-3 print:hidden">
          <Checkbox
            label="I have saved them"
            checked={isSaved}
            onChange={event => setSaved(event.target.checked)}
            error={isSaved ? undefined : error}
          />
          <Button tone="primary" wide onClick={goOn}>
            Continue
          </Button>
        </div>
      </div>
    </>
  )
}

function useWarnBeforeLeaving() {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}
