import { paths } from '../../addresses/paths'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { Main } from '../../ui/main'
import { PageHeader } from '../../ui/page-header'
import { contactAddress, foundationName, pageTitle, productName } from '../../ui/page-title'
import type { Point } from '../../ui/point-list'

interface Office {
  title: string
  duty: string
}

const LEADER: Office = {
  title: 'Executive Director',
  duty: 'Leads the foundation day by day and answers to the board for every decision: what is built, what is spent, and that nobody is ever charged for a medical feature.',
}

const BOARD: readonly Office[] = [
  { title: 'Chair', duty: 'Calls the board together and speaks for it.' },
  { title: 'Treasurer', duty: 'Watches what is given and spent, and has the accounts audited.' },
  { title: 'Secretary', duty: 'Keeps the minutes and the foundation’s promises in writing.' },
  { title: 'Medical adviser', duty: 'Checks what responders are shown, and in which order.' },
  { title: 'Privacy adviser', duty: 'Checks who can see what, and has the last word on it.' },
]

export function TeamScreen() {
  return (
    <Main>
      <title>{pageTitle('Our Team')}</title>
      <PageHeader
        title="Our Team"
        lead={
          <>
            {productName} is run by the {foundationName}, a{' '}
            <span className="whitespace-nowrap">501(c)(3)</span> nonprofit.
          </>
        }
        back={{ to: paths.home, label: 'Back' }}
      />
      <div className="grid grid-cols-1 gap-6">
        <Card title="Our mission">
          <p className="max-w-text text-lg">
            That nobody is harmed because the person helping them did not know. Everyone can carry
            what a stranger must know, whatever they earn and wherever they are.
          </p>
        </Card>
        <div className="grid grid-cols-1 items-start gap-6 wide:grid-cols-2">
          <Card title="Leadership">
            <h3 className="font-bold">{LEADER.title}</h3>
            <p className="max-w-text text-soft">{LEADER.duty}</p>
          </Card>
          <Card title="Board of Directors">
            <dl className="grid gap-3">
              {BOARD.map(({ title, duty }) => (
                <div key={title}>
                  <dt className="font-bold">{title}</dt>
                  <dd className="text-soft">{duty}</dd>
                </div>
              ))}
            </dl>
          </Card>
        </div>
        <Values />
        <Card title="Write to us">
          <address className="not-italic">
            <p>{foundationName}</p>
            <p className="wrap-anywhere">
              <a
                href={`mailto:${contactAddress}`}
                className="inline-flex min-h-12 items-center gap-2 font-semibold"
              >
                <Icon name="mail" size={20} />
                {contactAddress}
              </a>
            </p>
          </address>
        </Card>
      </div>
    </Main>
  )
}

function Values() {
  return (
    <section aria-labelledby="values" className="grid gap-6 py-4">
      <h2 id="values" className="text-lg">
        What we decide by
      </h2>
      <ul className="grid gap-6 wide:grid-cols-3 wide:gap-8">
        {VALUES.map(({ icon, title, text }) => (
          <li key={title} className="grid content-start gap-2 border-t-2 border-ink pt-4">
            <Icon name={icon} />
            <h3 className="text-lg">{title}</h3>
            <p className="max-w-text text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const VALUES: readonly Point[] = [
  {
    icon: 'critical',
    title: 'Emergency First',
    text: 'Whoever kneels beside you has seconds. What saves a life comes first, and it opens with no signal.',
  },
  {
    icon: 'heart',
    title: 'Always Free',
    text: 'Donations and products pay for everything. Your record, your codes and your card never cost anything.',
  },
  {
    icon: 'lock',
    title: 'Privacy Protected',
    text: 'You decide what each code shows, and you can end it at any time. Nothing is sold, and nobody follows you around.',
  },
]
