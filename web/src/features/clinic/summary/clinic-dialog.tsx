import { useEffect, useState } from 'react'
import { FHIR_JSON, SUMMARY_LEVELS, type SummaryLevel } from 'sync-protocol/shl'
import { showToast } from '../../../stores/toast'
import { useDictionary } from '../../../stores/use-dictionary'
import { useRecord } from '../../../sync'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { RadioGroup } from '../../../ui/radio-group'
import { saveFile } from '../../../ui/save-file'
import { Skeleton } from '../../../ui/skeleton'
import { whenIdle } from '../../../ui/when-idle'
import { carerOfShown } from './carer-of-shown'
import { makeSummary } from './make-summary'

export function ClinicDialog({ onClose }: { onClose: () => void }) {
  const record = useRecord()
  const carer = carerOfShown()
  const [level, setLevel] = useState<SummaryLevel>('healthcare')
  const dictionary = useDictionary('en', record?.profile?.primaryLanguage)

  // Reading the record in many languages is slow, so it happens while the person chooses.
  useEffect(() => {
    if (!record) return
    const prepare = () => void makeSummary(record, 'healthcare', { nowMs: Date.now(), dictionary })
    return whenIdle(prepare, PREPARE_MS)
  }, [record, dictionary])

  function save() {
    if (!record) return
    const { name, content } = makeSummary(record, level, { nowMs: Date.now(), dictionary })
    saveFile(name, content, FHIR_JSON)
    showToast({
      title: 'Summary saved',
      description:
        'It is in your downloads. It is not encrypted: give it to nobody but the clinic.',
    })
    onClose()
  }

  return (
    <Dialog title="A summary for a clinic" onClose={onClose}>
      {record === undefined ? (
        <Skeleton block />
      ) : (
        <div className="grid gap-4">
          <p>
            The file says that {carer ? `${carer} reported it` : 'you reported it yourself'}. Photos
            and documents are not in it. Anyone who has the file can read it.
          </p>
          <RadioGroup
            label="What the clinic is told"
            choices={SUMMARY_LEVELS.map(value => ({ value, ...LEVEL_WORDS[value] }))}
            value={level}
            onChange={setLevel}
          />
          <Button tone="primary" wide onClick={save}>
            Save the file
          </Button>
        </div>
      )}
    </Dialog>
  )
}

const PREPARE_MS = 1000

const LEVEL_WORDS: Record<SummaryLevel, { label: string; help: string }> = {
  healthcare: {
    label: 'All of it',
    help: 'With your birth date, address, past conditions, prescribers and insurance.',
  },
  emergency: {
    label: 'What helps in an emergency',
    help: 'As an emergency code shows it: no birth date, address, past conditions or insurance.',
  },
}
