import { useEffect, useState } from 'react'
import { FHIR_JSON, SUMMARY_LEVELS, type SummaryLevel } from 'sync-protocol/shl'
import { sentences } from '../../../i18n/sentences'
import { useDictionary } from '../../../loading/use-dictionary'
import { whenIdle } from '../../../loading/when-idle'
import { showToast } from '../../../stores/toast'
import { useRecord } from '../../../sync'
import { Button } from '../../../ui/button'
import { Dialog } from '../../../ui/dialog'
import { RadioGroup } from '../../../ui/radio-group'
import { saveFile } from '../../../ui/save-file'
import { Skeleton } from '../../../ui/skeleton'
import { clinicTexts } from '../texts'
import { carerOfShown } from './carer-of-shown'
import { makeSummary } from './make-summary'

const { file: texts, levels } = clinicTexts

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
    showToast({ title: texts.saved, description: texts.savedDetail })
    onClose()
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      {record === undefined ? (
        <Skeleton block />
      ) : (
        <div className="grid gap-4">
          <p>{sentences(reportedText(carer), texts.note)}</p>
          <RadioGroup
            label={clinicTexts.whatTheySee}
            choices={SUMMARY_LEVELS.map(value => ({ value, ...levels[value] }))}
            value={level}
            onChange={setLevel}
          />
          <Button tone="primary" wide onClick={save}>
            {texts.save}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

const PREPARE_MS = 1000

function reportedText(carer: string | undefined): string {
  if (carer === undefined) return texts.reportedByYou
  return carer === '' ? texts.reportedByGuardian : texts.reportedBy({ name: carer })
}
