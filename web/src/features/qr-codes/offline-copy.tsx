import { type AccessLevel, decodeCapsule, type OmittedItem } from 'sync-protocol/qr'
import { Folded } from '../../ui/folded'
import { CardContents } from './card-contents'
import { omittedWords } from './omitted'
import { qrCodesTexts } from './texts'

const texts = qrCodesTexts.contents

interface OfflineCopyProps {
  code: { accessLevel: AccessLevel; capsule: string }
  omitted: readonly OmittedItem[]
  /** `YYYY-MM-DD` */
  today: string
}

export function OfflineCopy({ code, omitted, today }: OfflineCopyProps) {
  if (code.capsule === '') {
    return (
      <p className="text-soft">
        {code.accessLevel === 'healthcare' ? texts.noCopyForLevel : texts.noRoomForCopy}
      </p>
    )
  }
  const copy = decodeCapsule(code.capsule, today)
  if (!copy.ok) {
    return <p className="text-soft">{texts.unreadable}</p>
  }
  const leftOut = omittedWords(omitted)
  return (
    <div className="grid gap-2">
      <Folded summary={texts.offline}>{() => <CardContents card={copy.card} />}</Folded>
      {leftOut.map(sentence => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
      {leftOut.length === 0 && (
        <p className="text-soft">{copy.card.isPartial ? texts.isPartial : texts.isWhole}</p>
      )}
    </div>
  )
}
