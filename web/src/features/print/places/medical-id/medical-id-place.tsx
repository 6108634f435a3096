import { useState } from 'react'
import { recordMarkOf } from 'sync-protocol/medical'
import { codeLink, freshnessOf, printOf } from 'sync-protocol/qr'
import { codeOrigin } from '../../../../addresses/code-origin'
import { showToast } from '../../../../stores/toast'
import { addRow, showNotSaved, useRows } from '../../../../sync'
import { Button } from '../../../../ui/button'
import { copyText } from '../../../../ui/copy-text'
import { Icon } from '../../../../ui/icon'
import { List } from '../../../../ui/list'
import { ListRow } from '../../../../ui/list-row'
import { Notice } from '../../../../ui/notice'
import { SegmentedControl } from '../../../../ui/segmented-control'
import { placeTexts } from '../../texts-places'
import { statusOfPlace } from '../place-status'
import type { PlaceProps } from '../place-table'
import { fieldsFor, type Phone } from './fields'

const texts = placeTexts.medicalId

const isAndroid = () => /Android/i.test(navigator.userAgent)

export function MedicalIdPlace({ code, record }: PlaceProps) {
  const [nowMs] = useState(Date.now)
  const [phone, setPhone] = useState<Phone>(() => (isAndroid() ? 'android' : 'iphone'))
  const [copied, setCopied] = useState<readonly string[]>([])
  const prints = useRows('prints')
  const freshness = freshnessOf(code, prints ?? [], { recordMark: recordMarkOf(record), nowMs })
  const { pill, sentence } = statusOfPlace('medicalId', freshness)
  const fields = fieldsFor(phone, record, codeLink(codeOrigin(), code.token, ''))

  async function copy(label: string, value: string) {
    if (await copyText(value)) setCopied([...copied, label])
    else showToast({ title: texts.notCopied, description: texts.notCopiedDetail, tone: 'warn' })
  }

  async function confirmCompared() {
    const saved = await addRow(
      'prints',
      printOf(code, record, { form: 'medicalId', nowMs: Date.now() }),
    )
    if (!saved.ok) return showNotSaved(saved.failure)
    showToast({ title: texts.compared, description: texts.comparedDetail })
  }

  return (
    <div className="grid gap-4">
      <p className="max-w-text">{texts.about}</p>
      {prints && pill && pill.tone !== 'ok' && (
        <Notice tone="warn" title={texts.compare}>
          {sentence}
        </Notice>
      )}
      <SegmentedControl
        label={texts.phone}
        options={[
          { value: 'iphone', label: texts.iphone },
          { value: 'android', label: texts.android },
        ]}
        value={phone}
        onChange={setPhone}
      />
      <p className="max-w-text">{texts.steps[phone]}</p>
      <List label={texts.list}>
        {fields.map(({ label, value }) => (
          <ListRow
            key={label}
            title={label}
            // Each line has its own direction.
            detail={
              <span className="whitespace-pre-line [unicode-bidi:plaintext]">
                {value || texts.notRecorded}
              </span>
            }
            actions={
              value && (
                <Button
                  icon={<Icon name="copy" size={20} />}
                  aria-label={(copied.includes(label) ? texts.copiedField : texts.copyField)({
                    field: label,
                  })}
                  onClick={() => copy(label, value)}
                >
                  {copied.includes(label) ? texts.copied : texts.copy}
                </Button>
              )
            }
          />
        ))}
      </List>
      <div>
        <Button tone="primary" onClick={confirmCompared}>
          {texts.same}
        </Button>
      </div>
    </div>
  )
}
