import {
  addressRule,
  COUNTRIES,
  countryByCode,
  formatUsd,
  postalAdvice,
  REGIONS,
  SHIPPING_METHODS,
} from 'sync-protocol/commerce'
import { Card } from '../../ui/card'
import { RequiredHint } from '../../ui/field-frame'
import { RadioGroup } from '../../ui/radio-group'
import { Select } from '../../ui/select'
import { TextField } from '../../ui/text-field'
import { fillIn, type ShippingField, useCart } from './cart'

const REGION_NAMES = {
  US: 'United States',
  CA: 'Canada',
  GB: 'United Kingdom',
  AU: 'Australia',
  EU: 'Europe',
  INTL: 'All other countries',
} as const

export function ShippingCard({ faults }: { faults: Readonly<Record<string, string>> }) {
  const form = useCart(state => state.form)
  const rule = addressRule(form.country)
  const region = countryByCode(form.country)?.region ?? 'US'
  const isElsewhere = form.country === 'OTHER'

  const field = (name: ShippingField) => ({
    name,
    value: form[name],
    error: faults[name],
    onChange: ({ target }: { target: { value: string } }) => fillIn(name, target.value),
  })

  return (
    <Card title="Shipping">
      <form
        noValidate
        aria-label="Shipping"
        className="grid grid-cols-1 gap-4"
        onSubmit={e => e.preventDefault()}
      >
        <RequiredHint />
        <Select
          {...field('country')}
          label="Country"
          autoComplete="country"
          options={COUNTRIES.map(({ code, name }) => ({ value: code, label: name }))}
        />
        <TextField {...field('name')} required label="Full Name" autoComplete="name" />
        <TextField
          {...field('address1')}
          required
          label="Address Line 1"
          autoComplete="address-line1"
          help="Street and number"
        />
        <TextField {...field('address2')} label="Address Line 2" autoComplete="address-line2" />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField {...field('city')} required label="City" autoComplete="address-level2" />
          <TextField
            {...field('state')}
            label={isElsewhere ? 'Region and country' : rule.stateLabel}
            autoComplete="address-level1"
            help={isElsewhere && 'Write the country here, too.'}
            required={isElsewhere}
          />
        </div>
        <TextField
          {...field('postalCode')}
          required
          label={rule.postalLabel}
          autoComplete="postal-code"
          help={postalAdvice(form.country, form.postalCode) ?? `Such as ${rule.postalExample}`}
        />
        <RadioGroup
          label="Shipping Method"
          value={form.method}
          onChange={value => fillIn('method', value)}
          choices={SHIPPING_METHODS[region].map(({ id, name, priceCents, time }) => ({
            value: id as string,
            label: `${name}, ${formatUsd(priceCents)}`,
            help: `${time} on the way`,
          }))}
        />
        <AllRegions />
      </form>
    </Card>
  )
}

function AllRegions() {
  return (
    <details>
      <summary className="min-h-12 cursor-pointer content-center font-semibold">
        What shipping costs everywhere
      </summary>
      <div className="overflow-x-auto">
        <table className="tabular w-full text-left">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-4">
                Region
              </th>
              <th scope="col" className="py-2">
                Methods
              </th>
            </tr>
          </thead>
          <tbody>
            {REGIONS.map(region => (
              <tr key={region} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 font-semibold">
                  {REGION_NAMES[region]}
                </th>
                <td className="py-2">
                  {SHIPPING_METHODS[region].map(({ id, name, priceCents, time }) => (
                    <p key={id}>
                      {name}: {formatUsd(priceCents)}, {time}
                    </p>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
