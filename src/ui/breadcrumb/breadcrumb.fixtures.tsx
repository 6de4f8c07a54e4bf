import {Breadcrumb} from './breadcrumb.tsx'

export const breadcrumbFixtures = {
  page: <Breadcrumb home={{label: 'Home', path: '/'}} label="Breadcrumb" page="GP at home" />,
  longest: (
    <Breadcrumb
      home={{label: 'Home', path: '/'}}
      label="Breadcrumb of a long name"
      page="How we look after the people who look after you, and everybody around them"
    />
  ),
}
