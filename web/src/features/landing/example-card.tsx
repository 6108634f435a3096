import { exampleCode } from './example-code'

/** What one carries: an example in the card's true proportions, with a code that really scans. */
export function ExampleCard() {
  return (
    <figure className="mx-auto grid w-full max-w-form gap-3">
      <div className="grid aspect-[85.6/53.98] grid-cols-[1fr_auto] overflow-hidden rounded-ui border-t-8 border-t-accent bg-[#fff] text-[#111] shadow-lift">
        <div className="flex min-w-0 flex-col justify-between p-4 text-sm leading-tight">
          <p className="text-[0.6875rem] font-bold tracking-wide text-accent">
            EMERGENCY MEDICAL INFORMATION
          </p>
          <div>
            <p className="text-lg leading-tight font-bold">Maria Keller</p>
            <p>born 14 March 1958</p>
          </div>
          <p className="font-bold">
            SEVERE ALLERGY
            <br />
            Penicillin
          </p>
          <p>
            <span className="font-bold">Warfarin</span> 5 mg, daily
            <br />
            <span className="font-bold">Type 1 diabetes</span>
          </p>
          <p>Husband +49 170 000 0000</p>
        </div>
        <svg
          viewBox={`-4 -4 ${exampleCode.size + 8} ${exampleCode.size + 8}`}
          role="img"
          aria-label="A QR code"
          className="m-1 w-36 self-center sm:w-40"
          shapeRendering="crispEdges"
        >
          <path d={exampleCode.path} fill="#111" />
        </svg>
      </div>
      <figcaption className="text-center text-soft">
        The wallet card. This one is an example: Maria does not exist.
      </figcaption>
    </figure>
  )
}
