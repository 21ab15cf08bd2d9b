import { useMemo, useState } from 'react';
import { deviceZone } from '#src/device/time-zone.ts';
import { accountLimits } from '#src/features/account/contract.ts';
import {
  countriesOfRegion,
  countriesSharing,
  countryAfterDialCode,
  countryInTimeZone,
  dialCodeAfterCountry,
  distinctDialCodes,
} from '#src/features/countries/logic/country.ts';
import { type NamedCountry, readCountryTable } from '#src/features/countries/logic/country-table.ts';
import { TextField } from '#src/ui/Field.tsx';
import { SelectField, type SelectOption } from '#src/ui/SelectField.tsx';
import styles from './AccountForm.module.css';
import type { FieldsOf } from './AccountForm.tsx';
import type { ChoiceTexts } from './account-texts.ts';

interface PhoneFieldsProps {
  texts: ChoiceTexts;
  /** Every country with its name and dial codes, packed by writeCountryTable, in the order of the language. */
  countryTable: string;
  errorOf: FieldsOf<'countryCode' | 'phone'>['errorOf'];
  initial: { country?: string | undefined; countryCode?: string | undefined; phone?: string | undefined };
  /** Called when a choice has set the other one as well, which no event of the form tells. */
  onChoice?: (choice: { country: string; countryCode: string }) => void;
  /** Without it only the dial code and the number are asked for. */
  country?: { error: string | undefined };
}

/** Country, dial code and telephone number: choosing a country sets the code, choosing a code sets the country. */
export function PhoneFields({ texts, countryTable, errorOf, initial, onChoice, country }: PhoneFieldsProps) {
  const countries = useMemo(() => readCountryTable(countryTable), [countryTable]);
  const dialCodeOptions = useMemo(() => optionsOfDialCodes(countries), [countries]);
  const ofRegion = useMemo(() => countriesOfRegion(countries), [countries]);
  const [choice, setChoice] = useState(() => firstChoice(countries, initial));
  const choose = (chosen: typeof choice) => {
    setChoice(chosen);
    onChoice?.(chosen);
  };
  return (
    <>
      {country && (
        <SelectField
          name="country"
          label={texts.fields.country}
          placeholder={texts.choose}
          first={ofRegion.map(countryOption)}
          options={countries.map(countryOption)}
          autoComplete="country"
          required
          value={choice.country}
          onChange={({ target: { value } }) =>
            choose({
              country: value,
              countryCode: dialCodeAfterCountry(countries, value, choice.countryCode),
            })
          }
          error={country.error}
        />
      )}
      <div className={styles.pair}>
        <SelectField
          name="countryCode"
          label={texts.fields.countryCode}
          placeholder={texts.choose}
          first={dialCodeOptions.region}
          options={dialCodeOptions.all}
          autoComplete="tel-country-code"
          required
          value={choice.countryCode}
          onChange={({ target: { value } }) =>
            choose({ countryCode: value, country: countryAfterDialCode(countries, value, choice.country) })
          }
          error={errorOf('countryCode')}
        />
        <TextField
          name="phone"
          type="tel"
          label={texts.fields.phone}
          autoComplete="tel-national"
          maxLength={accountLimits.phoneLength}
          required
          defaultValue={initial.phone}
          error={errorOf('phone')}
        />
      </div>
    </>
  );
}

const countryOption = ({ code, name }: NamedCountry): SelectOption => ({ value: code, label: name });

function optionsOfDialCodes(countries: readonly NamedCountry[]) {
  const option = (dialCode: string): SelectOption => {
    const names = countriesSharing(countries, dialCode).map(({ name }) => name);
    return { value: dialCode, label: `${dialCode} ${names.join(', ')}` };
  };
  return {
    all: distinctDialCodes(countries).map(option),
    region: countriesOfRegion(countries).flatMap(({ dialCodes }) => dialCodes.map(option)),
  };
}

/** What is known of the person, or else what the device's time zone tells for sure. */
function firstChoice(countries: readonly NamedCountry[], known: PhoneFieldsProps['initial']) {
  const { country, countryCode } = known;
  if (country !== undefined || countryCode !== undefined) {
    return { country: country ?? '', countryCode: countryCode ?? '' };
  }
  const guess = countryInTimeZone(deviceZone()) ?? '';
  return { country: guess, countryCode: dialCodeAfterCountry(countries, guess, '') };
}
