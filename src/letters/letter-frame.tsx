import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
import { createContext, type ReactNode, use } from 'react';
import { type Brand, derivePalette, houseColors } from '#src/domain/brand/index.ts';
import type { Locale } from '#src/domain/context.ts';
import { addressLine, formatPhone, type ShopSettings } from '#src/domain/settings/index.ts';
import { localePrefix } from '#src/lib/locales.ts';
import { translate } from '#src/web/words/translate.ts';
import lettersStrings from './words.json' with { type: 'json' };

/** The shop's name and site, as every letter shows them. */
export type LetterShop = {
  shop: Pick<ShopSettings, 'name' | 'phone' | 'address' | 'brand'>;
  origin: string;
};

export type LetterSetting = LetterShop & { locale: Locale };

export function letterWords(locale: Locale) {
  const t = translate(lettersStrings, locale);
  // A Spanish time ends in a period of its own ("2:00 p.m."), so a sentence that ends with one needs no second.
  return (...words: Parameters<typeof t>) => t(...words).replace(/([ap]\.\s?m\.)\./g, '$1');
}

const PAPER = '#f6efe3';

/** Mail clients ignore style sheets, so colors and sizes are written inline. Letters are light in both schemes. */
function looksOf(colors: Brand['colors']) {
  const { light } = derivePalette(colors);
  const [ink, quiet, accent] = [light['text-main'], light['text-faint'], light['text-accent']];
  return {
    page: {
      backgroundColor: PAPER,
      color: ink,
      fontFamily: 'Roboto, Arial, sans-serif',
      margin: 0,
    },
    sheet: { maxWidth: '560px', padding: '24px 20px' },
    brand: { color: accent, fontSize: '18px', fontWeight: 700, margin: '0 0 20px' },
    title: { color: ink, fontSize: '24px', lineHeight: '30px', margin: '0 0 12px' },
    text: { color: ink, fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
    button: {
      backgroundColor: accent,
      borderRadius: '4px',
      color: '#ffffff',
      display: 'inline-block',
      fontSize: '16px',
      fontWeight: 700,
      padding: '14px 20px',
    },
    line: { borderColor: '#d9ccb9', margin: '28px 0 16px' },
    foot: { color: quiet, fontSize: '14px', lineHeight: '20px', margin: '0 0 4px' },
    link: { color: accent, textDecoration: 'underline' },
  } as const;
}

const Looks = createContext(looksOf(houseColors));

type LetterFrameProps = LetterSetting & { preview: string; title: string; children: ReactNode };

/** The frame of every letter: the shop's name, one heading, the text and the shop's address. */
export function LetterFrame({ shop, origin, locale, preview, title, children }: LetterFrameProps) {
  const t = letterWords(locale);
  const looks = looksOf(shop.brand.colors);
  return (
    <Html lang={locale}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={looks.page}>
        <Container style={looks.sheet}>
          <Text style={looks.brand}>{shop.name}</Text>
          <Heading as="h1" style={looks.title}>
            {title}
          </Heading>
          <Looks value={looks}>{children}</Looks>
          <Hr style={looks.line} />
          {shop.phone !== '' && (
            <Text style={looks.foot}>{t('foot.call', { phone: formatPhone(shop.phone) })}</Text>
          )}
          {shop.address.city !== '' && <Text style={looks.foot}>{addressLine(shop.address)}</Text>}
          <Text style={looks.foot}>
            <Link href={origin + localePrefix(locale)} style={looks.link}>
              {new URL(origin).host}
            </Link>
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return <Text style={use(Looks).text}>{children}</Text>;
}

export function LetterButton({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Button href={href} style={use(Looks).button}>
      {children}
    </Button>
  );
}

/** A link inside a paragraph. */
export function LetterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} style={use(Looks).link}>
      {children}
    </Link>
  );
}

export function QuietLink({ href, children }: { href: string; children: ReactNode }) {
  const looks = use(Looks);
  return (
    <Text style={{ ...looks.foot, marginTop: '20px' }}>
      <Link href={href} style={looks.link}>
        {children}
      </Link>
    </Text>
  );
}
