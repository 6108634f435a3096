import { paths } from '../../addresses/paths'
import { useMay } from '../../people/profiles'
import { ButtonLink } from '../../ui/button-link'
import { Card } from '../../ui/card'
import { dashboardTexts } from './texts'

const texts = dashboardTexts.empty

export function EmptyHome() {
  const mayEdit = useMay('edit')
  return (
    <Card>
      <div className="grid justify-items-center gap-4 py-4 text-center">
        <CardPicture />
        <p className="max-w-text text-lg">{texts.sentence}</p>
        {mayEdit && (
          <ButtonLink tone="primary" to={paths.start}>
            {texts.button}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

/** A wallet card with lines instead of words, and a code. */
const CardPicture = () => (
  <svg viewBox="0 0 172 108" aria-hidden="true" className="w-full max-w-64">
    <rect
      x="1"
      y="1"
      width="170"
      height="106"
      rx="8"
      fill="var(--surface)"
      stroke="var(--control)"
    />
    <path d="M1 9a8 8 0 0 1 8-8h154a8 8 0 0 1 8 8v1H1z" fill="var(--accent)" />
    <path
      d="M14 28h52M14 58h38M14 72h58M14 86h46"
      stroke="var(--control)"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path d="M14 43h62" stroke="var(--accent)" strokeWidth="5" strokeLinecap="round" />
    <path
      d="M96 28h20v20H96zM138 28h20v20h-20zM96 70h20v20H96z"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="5"
    />
    <path
      d="M104 36h4v4h-4zM146 36h4v4h-4zM104 78h4v4h-4zM126 30h5v10h-5zM122 46h9v5h-9zM96 56h8v6h-8zM112 56h14v6h-14zM136 58h10v8h-10zM152 56h8v8h-8zM126 72h8v8h-8zM142 74h18v6h-18zM126 86h14v6h-14zM150 86h10v6h-10z"
      fill="var(--ink)"
    />
  </svg>
)
