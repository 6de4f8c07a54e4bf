import {FormFrame} from '#ui/form.styles.ts'
import {RadioScale} from './radio-scale.tsx'

export const radioScaleFixtures = {
  zeroToTen: (
    <FormFrame>
      <RadioScale
        name="fixture-nps"
        question="How likely are you to use a home GP visit?"
        lowest={0}
        highest={10}
        lowLabel="Not at all likely"
        highLabel="Very likely"
        defaultValue={8}
      />
    </FormFrame>
  ),
  oneToFive: (
    <FormFrame>
      <RadioScale
        name="fixture-five"
        question="And in the next month?"
        lowest={1}
        highest={5}
        lowLabel="Unlikely"
        highLabel="Certain"
        between={['Not very likely', 'Not sure', 'Likely']}
      />
    </FormFrame>
  ),
}
