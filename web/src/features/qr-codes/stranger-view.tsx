import { disclose } from 'sync-protocol/disclosure'
import type { MedicalRecord } from 'sync-protocol/medical'
import type { QrCode } from 'sync-protocol/qr'
import { Folded } from '../../ui/folded'
import { CardContents } from './card-contents'
import { qrCodesTexts } from './texts'

const texts = qrCodesTexts.contents

interface StrangerViewProps {
  code: Pick<QrCode, 'type' | 'accessLevel' | 'revision' | 'expiresAt' | 'confirmedPublic'>
  record: MedicalRecord
  /** `YYYY-MM-DD` */
  today: string
}

export function StrangerView({ code, record, today }: StrangerViewProps) {
  const isAsked = code.accessLevel === 'healthcare'
  return (
    <Folded summary={texts.stranger}>
      {() => (
        <>
          {isAsked && <p className="pb-2">{texts.strangerAsked}</p>}
          <CardContents card={disclose(record, code, today)} />
        </>
      )}
    </Folded>
  )
}
