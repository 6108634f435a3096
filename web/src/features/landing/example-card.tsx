import { exampleCode } from './example-code'

export function ExampleCard() {
  return (
    <figure className="mx-auto grid w-full max-w-form gap-3">
      <div className="@container overflow-hidden rounded-ui bg-[#fff] text-[#111] shadow-lift">
        {/* Sizes are parts of the card's width, so that it scales as one picture. */}
        <div className="flex aspect-[85.6/53.98] items-center gap-[2cqw] border-t-[1.8cqw] border-t-accent pl-[4.5cqw] text-[3.5cqw] leading-[1.3]">
          <div className="flex h-full min-w-0 flex-1 flex-col justify-between py-[3.5cqw]">
            <p className="text-[2.6cqw] font-bold whitespace-nowrap text-accent">
              EMERGENCY MEDICAL INFORMATION
            </p>
            <p>
              <span className="block text-[5cqw] font-bold">Maria Keller</span>
              born 14 March 1958
            </p>
            <p className="font-bold">
              <span className="block">SEVERE ALLERGY</span>
              Penicillin
            </p>
            <p>
              <span className="font-bold">Warfarin</span> 5 mg, daily
              <span className="block font-bold">Type 1 diabetes</span>
            </p>
            <p className="whitespace-nowrap">Husband +49 170 000 0000</p>
          </div>
          <svg
            viewBox={`-4 -4 ${exampleCode.size + 8} ${exampleCode.size + 8}`}
            role="img"
            aria-label="A QR code"
            className="w-[43cqw]"
            shapeRendering="crispEdges"
          >
            <path d={exampleCode.path} fill="#111" />
          </svg>
        </div>
      </div>
      <figcaption className="text-center text-soft">
        The wallet card. This one is an example: Maria does not exist.
      </figcaption>
    </figure>
  )
}
