import {Accordion} from './accordion.tsx'

const items = [
  {
    id: 'cost',
    question: 'What does a GP home visit cost?',
    answer: <p>Fees start from £149. That includes the consultation and basic prescriptions.</p>,
  },
  {id: 'told', question: 'Will my own GP be told?', answer: <p>Only with your consent.</p>},
  {
    id: 'areas',
    question:
      'Which parts of London do you plan to come to first, and how will I hear of it when it is my turn?',
    answer: (
      <>
        <p>We list them on the map, and write to everybody who asked.</p>
        <p>
          See <a href="#main">the map</a>.
        </p>
      </>
    ),
  },
]

export const accordionFixtures = {
  firstOpen: <Accordion items={items} openFirst />,
  closed: <Accordion items={items.slice(0, 2)} />,
  empty: <Accordion items={[]} openFirst />,
}
