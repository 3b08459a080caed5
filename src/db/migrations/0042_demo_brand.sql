-- The demonstration shop says that it is one; a real shop never did, whatever its pages said until now.
UPDATE "shop_settings"
SET "record" = "record" || jsonb_build_object('brand', jsonb_build_object(
	'shortName', 'Ironwood',
	'copyrightYears', '2021',
	'footerLine', jsonb_build_object(
		'en', 'Ironwood is a demonstration shop. The trucks are drawn, the parts and people are made up.',
		'es', 'Ironwood es un taller de demostración. Las trocas son dibujos; las partes y la gente son inventadas.'
	)
))
WHERE "record"->>'name' = 'Ironwood Off-Road' AND NOT "record" ? 'brand';
