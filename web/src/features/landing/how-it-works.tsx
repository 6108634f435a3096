const steps = [
  {
    title: 'Write down what matters',
    text: 'Allergies, medicines, conditions, who to call. The first card takes a minute, on your phone, even with no signal.',
  },
  {
    title: 'Print the card',
    text: 'The most important words stand on it in plain print. The code beside them carries the rest.',
  },
  {
    title: 'Carry it',
    text: 'Whoever helps you reads the card, or scans the code with any phone. You see when it was looked at.',
  },
]

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works" className="mt-16 grid gap-6">
      <h2 id="how-it-works" className="text-xl">
        How it works
      </h2>
      <ol className="grid gap-6 wide:grid-cols-3 wide:gap-8">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t-2 border-ink pt-4">
            <h3 className="flex gap-2 text-lg">
              <span className="text-soft">{index + 1}</span>
              {title}
            </h3>
            <p className="max-w-text text-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
