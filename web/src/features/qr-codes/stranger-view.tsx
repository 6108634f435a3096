import { disclose } from 'sync-protocol/disclosure'
import type { MedicalRecord } from 'sync-protocol/medical'
import type { QrCode } from 'sync-protocol/qr'
import { Folded } from '../../ui/folded'
import { CardContents } from './card-contents'

interface StrangerViewProps {
  code: Pick<QrCode, 'type' | 'accessLevel' | 'revision' | 'expiresAt' | 'confirmedPublic'>
  record: MedicalRecord
  /** `YYYY-MM-DD` */
  today: string
}

export function StrangerView({ code, record, today }: StrangerViewProps) {
  const isAsked = code.accessLevel === 'healthcare'
  return (
    <Folded summary="What a stranger sees">
      {() => (
        <>
          {isAsked && (
            <p className="pb-2">
              First only a question: who they are and why they look. You are told. Then, for 15
              minutes, all of this; insurance only with your PIN, if you set one.
            </p>
          )}
          <CardContents card={disclose(record, code, today)} />
        </>
      )}
    </Folded>
  )
}
