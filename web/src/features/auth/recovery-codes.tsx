import { useEffect, useState } from 'react'
import { showCopyToast } from '../../stores/toast'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { copyText } from '../../ui/copy-text'
import { commaList } from '../../ui/date-words'
import { Icon } from '../../ui/icon'
import { labelled } from '../../ui/labelled'
import { PageHeader } from '../../ui/page-header'
import { productName } from '../../ui/page-title'
import { saveFile } from '../../ui/save-file'
import { authTexts } from './texts'

const texts = authTexts.kit

interface RecoveryCodesProps {
  codes: readonly string[]
  email: string
  onSaved: () => void
}

/** One page to print. The code lets a person in who cannot reach their mailbox. */
export function RecoveryCodes({ codes, email, onSaved }: RecoveryCodesProps) {
  const [isSaved, setSaved] = useState(false)
  const [error, setError] = useState<string>()
  useWarnBeforeLeaving()

  const [code = '', ...spare] = codes
  const account = texts.account({ product: productName, email })
  const how = texts.how({ origin: window.location.origin })
  const text = [
    account,
    labelled(texts.code, code),
    how,
    labelled(texts.spare, commaList(spare)),
    texts.afterUse,
  ].join('\n\n')

  async function copy() {
    showCopyToast(await copyText(text), texts.copyFailed)
  }

  function goOn() {
    if (isSaved) onSaved()
    else setError(texts.notSaved)
  }

  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className="grid gap-5">
        <section className="grid gap-3 rounded-ui border border-line bg-surface p-4">
          <p className="font-semibold wrap-anywhere">{account}</p>
          <h2 className="text-base">{texts.code}</h2>
          <Code>{code}</Code>
          <p className="wrap-anywhere">{how}</p>
          <details className="print:hidden">
            <summary className="flex min-h-12 items-center font-semibold underline">
              {texts.spare}
            </summary>
            <Spare codes={spare} />
          </details>
          {/* Paper cannot unfold anything. */}
          <div className="hidden gap-2 print:grid">
            <h2 className="text-base">{texts.spare}</h2>
            <Spare codes={spare} />
          </div>
          <p>{texts.afterUse}</p>
        </section>
        <p>{texts.keep}</p>
        <div className="flex flex-wrap gap-2 *:flex-1 print:hidden">
          <Button icon={<Icon name="print" size={20} />} onClick={() => window.print()}>
            {texts.print}
          </Button>
          <Button
            icon={<Icon name="download" size={20} />}
            onClick={() => saveFile(texts.fileName, `${text}\n`, 'text/plain')}
          >
            {texts.save}
          </Button>
          <Button icon={<Icon name="copy" size={20} />} onClick={copy}>
            {texts.copy}
          </Button>
        </div>
        <div className="grid gap-3 print:hidden">
          <Checkbox
            label={texts.saved}
            checked={isSaved}
            onChange={event => setSaved(event.target.checked)}
            error={isSaved ? undefined : error}
          />
          <Button tone="primary" wide onClick={goOn}>
            {texts.continue}
          </Button>
        </div>
      </div>
    </>
  )
}

function Spare({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <p>{texts.spareText}</p>
      <ul className="grid gap-2">
        {codes.map(code => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </ul>
    </>
  )
}

const Code = ({ children }: { children: string }) => (
  <code className="font-mono text-lg">{children}</code>
)

function useWarnBeforeLeaving() {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [])
}
