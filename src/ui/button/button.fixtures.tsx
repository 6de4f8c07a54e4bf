import {Band, Row} from '#ui/layout/layout.styles.ts'
import {Button, ButtonLink} from './button.styles.ts'

export const buttonFixtures = {
  looks: (
    <Row>
      <Button type="button">Register Interest</Button>
      <Button type="button" $state="hover">
        Hover
      </Button>
      <Button type="button" $state="focus">
        Focus
      </Button>
      <Button type="button" aria-disabled="true">
        Submitting...
      </Button>
      <Button type="button" $variant="outline">
        Learn more
      </Button>
      <Button type="button" $variant="lamp">
        Request a visit
      </Button>
      <Button type="button" $size="small">
        Small
      </Button>
      <ButtonLink href="#main">A link</ButtonLink>
    </Row>
  ),
  onColour: (
    <Band $ground="brand" $inset>
      <Row>
        <Button type="button" $variant="lamp">
          Request a visit
        </Button>
        <Button type="button" $variant="ghost">
          Learn more
        </Button>
        <Button type="button" $variant="light">
          See the app
        </Button>
      </Row>
    </Band>
  ),
  longest: (
    <Button type="button">
      Tell me when specialist visits at home, in clinic or by video open in my part of London
    </Button>
  ),
}
