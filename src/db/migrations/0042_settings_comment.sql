COMMENT ON COLUMN "shop_settings"."record" IS 'All settings of the shop, with its brand and its languages';
