import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { renderCodeSvg } from 'sync-protocol/qr'
import { useMay } from '../../../people/profiles'
import { keepReading } from '../../../stores/keep-reading'
import { Select } from '../../../ui/select'
import { SvgDrawing } from '../../../ui/svg-drawing'
import { clinicTexts } from '../texts'
import { linkWords, statusWords } from './link-words'
import { type HealthLink, readLinks } from './links-note'

const texts = clinicTexts.paper
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
          label={texts.choose}
          help={texts.help}
          placeholder={texts.none}
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
          label={clinicTexts.link.picture({ label: link.label })}
        />
      </div>
      <figcaption className="min-w-0 flex-1 basis-[12rem]">
        <p className="font-semibold">{texts.title}</p>
        {/* The number of tries left changes after the print. */}
        <p>{linkWords({ ...link, remainingAttempts: null })}</p>
        <p>{statusWords({ ...link, remainingAttempts: null })}</p>
        {link.remainingAttempts !== null && <p>{texts.hasPasscode}</p>}
      </figcaption>
    </figure>
  )
}
