import {Breadcrumb} from './breadcrumb.tsx'

export const breadcrumbFixtures = {
  page: (prefix: string) => (
    <Breadcrumb
      home={{label: 'Home', path: '/'}}
      label={`Breadcrumb (${prefix})`}
      page="GP at home"
    />
  ),
  longest: (prefix: string) => (
    <Breadcrumb
      home={{label: 'Home', path: '/'}}
      label={`Breadcrumb of a long name (${prefix})`}
      page="How we look after the people who look after you, and everybody around them"
    />
  ),
}
