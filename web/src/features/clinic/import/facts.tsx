/** Labels with values from elsewhere, whose direction must not change the text around them. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="grid max-w-text gap-1">
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
