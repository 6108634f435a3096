import type { Analytics } from 'sync-protocol/rest'
import { momentWords, utcDayWords } from '../../ui/date-words'

const WIDTH = 600
const HEIGHT = 160

interface GrowthChartProps {
  growth: Analytics['userGrowth']
  isHourly: boolean
}

export function GrowthChart({ growth, isHourly }: GrowthChartProps) {
  const most = Math.max(1, ...growth.map(({ newUsers }) => newUsers))
  const step = WIDTH / Math.max(1, growth.length)
  const words = isHourly ? momentWords : utcDayWords
  const [first, last] = [growth[0], growth.at(-1)]
  return (
    <figure className="grid grid-cols-1 gap-2">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full text-ink">
        <path d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} className="stroke-line" fill="none" />
        {growth.map(({ date, newUsers }, index) => {
          const height = (newUsers / most) * (HEIGHT - 8)
          return (
            <rect
              key={date}
              x={index * step + step * 0.15}
              y={HEIGHT - height}
              width={step * 0.7}
              height={height}
              fill="currentColor"
            />
          )
        })}
      </svg>
      <figcaption className="tabular flex flex-wrap justify-between gap-x-4 text-soft">
        <span>{first && words(first.date)}</span>
        <span>{last && words(last.date)}</span>
        <span className="w-full">
          {most === 1 ? 'At most 1 new user' : `At most ${most} new users`}{' '}
          {isHourly ? 'an hour' : 'a day'}
        </span>
      </figcaption>
      <details>
        <summary className="min-h-12 cursor-pointer content-center font-semibold">
          As a table
        </summary>
        <table className="tabular w-full text-start">
          <thead>
            <tr className="border-b border-line">
              <th scope="col">{isHourly ? 'Hour' : 'Day'}</th>
              <th scope="col">New users</th>
              <th scope="col">All users</th>
            </tr>
          </thead>
          <tbody>
            {growth.map(({ date, newUsers, totalUsers }) => (
              <tr key={date} className="border-b border-line">
                <td className="py-1">{words(date)}</td>
                <td>{newUsers}</td>
                <td>{totalUsers}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}
