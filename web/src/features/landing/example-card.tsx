import { language } from '../../i18n/define-texts'
import { commaOf } from '../../i18n/languages'
import { inLine } from '../../record-words/in-line'
import { PersonCard, type PersonCardContent } from '../../ui/person-card'
import { exampleCode } from './example-code'
import { landingTexts } from './texts'

const texts = landingTexts.example.card

/**
 * The card that the app makes of Maria's record (`app/example-card.test.ts`). The first screen must not load the
 * responder's words of all languages.
 */
export const exampleCard = (): PersonCardContent => ({
  name: 'Maria Keller',
  age: texts.age,
  blocks: [
    {
      heading: texts.severeAllergies,
      lines: [{ what: texts.penicillin, about: texts.anaphylaxis }],
      isAlarm: true,
    },
    { heading: texts.bloodThinner, lines: [{ what: texts.warfarin, about: texts.dose }] },
    { heading: texts.conditions, lines: [{ what: texts.atrialFibrillation, about: '' }] },
    {
      heading: texts.contacts,
      lines: [
        {
          what: 'Jonas Keller',
          about: inLine([texts.husband, '+49\u00a0170\u00a00000000'], commaOf(language.get())),
        },
      ],
    },
  ],
})

/** The code with the card below it, as "Show my code" shows them. */
export const ExampleCard = () => (
  <figure className="mx-auto grid w-full max-w-form gap-3">
    <div className="grid justify-items-center rounded-ui bg-[#fff] shadow-lift">
      <svg
        viewBox={`-4 -4 ${exampleCode.size + 8} ${exampleCode.size + 8}`}
        role="img"
        aria-label={landingTexts.example.code}
        className="w-[min(100%,11rem)]"
        shapeRendering="crispEdges"
      >
        <path d={exampleCode.path} fill="#111" />
      </svg>
    </div>
    <PersonCard title={landingTexts.example.title} content={exampleCard()} />
    <figcaption className="text-center text-soft">{landingTexts.example.caption}</figcaption>
  </figure>
)
