import { type AccessLevel, decodeCapsule, type OmittedItem } from 'sync-protocol/qr'
import { Folded } from '../../ui/folded'
import { CardContents } from './card-contents'
import { omittedWords } from './omitted'

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
        {code.accessLevel === 'healthcare'
          ? 'This code holds no offline copy: whoever scans it needs a connection.'
          : 'This code has no room for an offline copy: whoever scans it needs a connection.'}
      </p>
    )
  }
  const copy = decodeCapsule(code.capsule, today)
  if (!copy.ok) {
    return <p className="text-soft">This app cannot read the offline copy in this code.</p>
  }
  const leftOut = omittedWords(omitted)
  return (
    <div className="grid gap-2">
      <Folded summary="What it shows without a connection">
        {() => <CardContents card={copy.card} />}
      </Folded>
      {leftOut.map(sentence => (
        <p key={sentence} className="wrap-anywhere">
          {sentence}
        </p>
      ))}
      {leftOut.length === 0 && (
        <p className="text-soft">
          {copy.card.isPartial
            ? 'Not everything had room in the offline copy. All of it shows with a connection.'
            : 'The offline copy holds all that this code shows.'}
        </p>
      )}
    </div>
  )
}
