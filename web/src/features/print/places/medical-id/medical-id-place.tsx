import { useState } from 'react'
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
import { statusOfPlace } from '../place-status'
import type { PlaceProps } from '../place-table'
import { fieldsFor, type Phone } from './fields'

const STEPS: Record<Phone, string> = {
  iphone:
    'Open Health, tap your picture, then Medical ID, then Edit. Turn on Show When Locked at the end.',
  android:
    'Open Safety (or Settings, then Safety & emergency), then Medical information. Allow it on the lock screen.',
}

const isAndroid = () => /Android/i.test(navigator.userAgent)

export function MedicalIdPlace({ code, record }: PlaceProps) {
  const [nowMs] = useState(Date.now)
  const [phone, setPhone] = useState<Phone>(() => (isAndroid() ? 'android' : 'iphone'))
  const [copied, setCopied] = useState<readonly string[]>([])
  const prints = useRows('prints')
  const freshness = freshnessOf(code, prints ?? [], { changedAtMs: record.changedAtMs, nowMs })
  const { pill, sentence } = statusOfPlace('medicalId', freshness)
  const fields = fieldsFor(phone, record, codeLink(codeOrigin(), code.token, ''))

  async function copy(label: string, value: string) {
    if (await copyText(value)) setCopied([...copied, label])
    else
      showToast({
        title: 'Not copied',
        description: 'This browser did not allow it.',
        tone: 'warn',
      })
  }

  async function confirmCompared() {
    const saved = await addRow('prints', printOf(code, 'medicalId', Date.now()))
    if (!saved.ok) return showNotSaved(saved.failure)
    showToast({
      title: 'Compared',
      description: 'You will be asked again in a year, or when the record changes.',
    })
  }

  return (
    <div className="grid gap-4">
      <p className="max-w-text">
        Your phone shows its own Medical ID on the locked screen. No web page may write it, so copy
        the record into it, field by field. It does not change with the record: compare the two once
        a year.
      </p>
      {prints && pill && pill.tone !== 'ok' && (
        <Notice tone="warn" title="Compare your Medical ID with this record">
          {sentence}
        </Notice>
      )}
      <SegmentedControl
        label="Your phone"
        options={[
          { value: 'iphone', label: 'iPhone' },
          { value: 'android', label: 'Android' },
        ]}
        value={phone}
        onChange={setPhone}
      />
      <p className="max-w-text">{STEPS[phone]}</p>
      <List label="Fields of the Medical ID">
        {fields.map(({ label, value }) => (
          <ListRow
            key={label}
            title={label}
            detail={<span className="whitespace-pre-line">{value || 'Not recorded'}</span>}
            actions={
              value && (
                <Button
                  icon={<Icon name="copy" size={20} />}
                  aria-label={`${copied.includes(label) ? 'Copied' : 'Copy'}: ${label}`}
                  onClick={() => copy(label, value)}
                >
                  {copied.includes(label) ? 'Copied' : 'Copy'}
                </Button>
              )
            }
          />
        ))}
      </List>
      <div>
        <Button tone="primary" onClick={confirmCompared}>
          They say the same
        </Button>
      </div>
    </div>
  )
}
