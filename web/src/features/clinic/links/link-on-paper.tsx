import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { renderCodeSvg } from 'sync-protocol/qr'
import { keepReading } from '../../../stores/keep-reading'
import { useMay } from '../../../stores/profiles'
import { Select } from '../../../ui/select'
import { SvgDrawing } from '../../../ui/svg-drawing'
import { linkWords, statusWords } from './link-words'
import { type HealthLink, readLinks } from './links-note'

const QUERY = 'link'

/** Works offline for links that this phone can show, and is empty if the user may not share the record. */
export function LinkOnPaper() {
  const [links, setLinks] = useState<HealthLink[]>([])
  const [query] = useSearchParams()
  const [chosen, setChosen] = useState(query.get(QUERY) ?? '')
  const mayShare = useMay('export')

  useEffect(() => keepReading(readLinks, read => setLinks(read.filter(mayBePrinted))), [])

  if (links.length === 0 || !mayShare) return null
  const link = links.find(({ id }) => id === chosen)
  return (
    <>
      <div className="max-w-text print:hidden">
        <Select
          label="Code for a clinic’s software"
          help="A link that you made for a clinic. Anyone who holds the paper can use it."
          placeholder="None"
          options={links.map(({ id, label }) => ({ value: id, label }))}
          value={link?.id ?? ''}
          onChange={event => setChosen(event.target.value)}
        />
      </div>
      {link?.link && <Printed link={link} text={link.link} />}
    </>
  )
}

const mayBePrinted = ({ link, status, endsAt }: HealthLink) =>
  link !== null && status === 'active' && (endsAt === null || Date.parse(endsAt) > Date.now())

function Printed({ link, text }: { link: HealthLink; text: string }) {
  return (
    <figure className="flex flex-wrap items-center gap-4 break-inside-avoid-page">
      <div className="w-[45mm] shrink-0 bg-white">
        <SvgDrawing
          svg={renderCodeSvg({ text, color: '#000000' })}
          label={`Code of the link “${link.label}”`}
        />
      </div>
      <figcaption className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">For a clinic’s software: SMART Health Link</p>
        <p>{linkWords(link)}</p>
        {/* The number of tries left changes after the print. */}
        <p>{statusWords({ ...link, remainingAttempts: null })}</p>
        {link.remainingAttempts !== null && (
          <p>It asks for a passcode, which is not on this paper.</p>
        )}
      </figcaption>
    </figure>
  )
}
