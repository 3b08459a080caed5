/** Typical replies of a shop, as a starting point for its own. */
export const usualTemplates = [
  {
    name: 'Thank you, here is your price',
    subject: { en: 'Your {vehicle}', es: 'Tu {vehicle}' },
    body: {
      en: 'Hi {name},\n\nthanks for your build. We went through it and it is ready to plan.\nLikely price, out the door: {price}.\nWhat our numbers say: {verdict}.\n\n{reasons}\n\nPick a day here, or answer this mail:\n{booking}\n\n{staff}, {shop}\n{phone}',
      es: 'Hola, {name}:\n\nGracias por tu build. Ya lo revisamos y se puede planear.\nPrecio probable, ya con todo: {price}.\nLo que dicen nuestros números: {verdict}.\n\n{reasons}\n\nAparta un día aquí, o contesta este correo:\n{booking}\n\n{staff}, {shop}\n{phone}',
    },
  },
  {
    name: 'Why this verdict',
    subject: { en: 'How your {vehicle} fits', es: 'Cómo le queda a tu {vehicle}' },
    body: {
      en: 'Hi {name},\n\nyou asked how sure we are. Our verdict: {verdict}. This is why:\n\n{reasons}\n\nIf anything on your truck is not stock, tell us and we look again.\n\n{staff}, {shop}',
      es: 'Hola, {name}:\n\nPreguntaste qué tan seguro es. Nuestro resultado: {verdict}. La razón:\n\n{reasons}\n\nSi algo de tu troca no es de fábrica, dinos y lo revisamos otra vez.\n\n{staff}, {shop}',
    },
  },
  {
    name: 'We tried to call',
    subject: { en: 'We tried to reach you', es: 'Te llamamos' },
    body: {
      en: 'Hi {name},\n\nwe tried to call and did not reach you. When is a good time?\nYou can also call us at {phone}, or pick a day yourself:\n{booking}\n\n{staff}, {shop}',
      es: 'Hola, {name}:\n\nTe llamamos y no te encontramos. ¿A qué hora te queda bien?\nTambién puedes llamarnos al {phone}, o apartar un día:\n{booking}\n\n{staff}, {shop}',
    },
  },
  {
    name: 'Pick a day',
    subject: { en: 'A day for your truck', es: 'Un día para tu troca' },
    body: {
      en: 'Hi {name},\n\nthe calendar is open. Pick the day that suits you, it is yours as soon as you confirm:\n{booking}\n\n{staff}, {shop}',
      es: 'Hola, {name}:\n\nLa agenda está abierta. Escoge el día que te quede mejor; es tuyo en cuanto lo confirmes:\n{booking}\n\n{staff}, {shop}',
    },
  },
];
