ALTER TABLE "builds" ADD COLUMN "own_truck" jsonb;--> statement-breakpoint
-- What the reference records have gained: options that a lift has to deal with.
UPDATE "catalog_vehicles" AS "vehicle" SET "added" = "vehicle"."added" || jsonb_build_object('options', "facts"."options")
FROM (VALUES
	('ford-f150-2021', '[{"id":"ccd","name":"CCD","kind":"electronic-dampers","trims":["lariat-platinum-limited-20-22-in"],"years":[2021,null],"isStandard":false,"confidence":"medium"}]'::jsonb),
	('chevrolet-silverado-1500-2007', '[{"id":"autoride","name":"Autoride","kind":"electronic-dampers","trims":["ltz-denali-20-in"],"years":[2007,2013],"isStandard":false,"confidence":"low"}]'::jsonb),
	('gmc-sierra-1500-2007', '[{"id":"autoride","name":"Autoride","kind":"electronic-dampers","trims":["ltz-denali-20-in"],"years":[2007,2013],"isStandard":false,"confidence":"low"}]'::jsonb),
	('chevrolet-silverado-1500-2014', '[{"id":"magneride","name":"MagneRide","kind":"electronic-dampers","trims":["ltz-high-country-denali-20-22-in"],"years":[2015,2018],"isStandard":false,"confidence":"medium"}]'::jsonb),
	('gmc-sierra-1500-2014', '[{"id":"magneride","name":"MagneRide","kind":"electronic-dampers","trims":["ltz-high-country-denali-20-22-in"],"years":[2015,2018],"isStandard":false,"confidence":"medium"}]'::jsonb),
	('chevrolet-silverado-1500-2019', '[{"id":"magneride","name":"Adaptive Ride Control","kind":"electronic-dampers","trims":["ltz-rst-high-country"],"years":[2019,null],"isStandard":false,"confidence":"medium"}]'::jsonb),
	('gmc-sierra-1500-2019', '[{"id":"magneride","name":"Adaptive Ride Control","kind":"electronic-dampers","trims":["denali-denali-ultimate"],"years":[2019,null],"isStandard":false,"confidence":"medium"}]'::jsonb),
	('chevrolet-tahoe-2007', '[{"id":"autoride","name":"Autoride","kind":"electronic-dampers","trims":["ltz-denali"],"years":[2007,2014],"isStandard":false,"confidence":"high"}]'::jsonb),
	('gmc-yukon-2007', '[{"id":"autoride","name":"Autoride","kind":"electronic-dampers","trims":["ltz-denali"],"years":[2007,2014],"isStandard":false,"confidence":"high"}]'::jsonb),
	('chevrolet-tahoe-2015', '[{"id":"magneride","name":"MagneRide","kind":"electronic-dampers","trims":["ltz-premier-denali"],"years":[2015,2020],"isStandard":false,"confidence":"high"}]'::jsonb),
	('gmc-yukon-2015', '[{"id":"magneride","name":"MagneRide","kind":"electronic-dampers","trims":["ltz-premier-denali"],"years":[2015,2020],"isStandard":false,"confidence":"high"}]'::jsonb),
	('toyota-tacoma-2024', '[{"id":"avs","name":"AVS","kind":"electronic-dampers","trims":["trd-sport-limited"],"years":[2024,null],"isStandard":false,"confidence":"high"}]'::jsonb),
	('toyota-tundra-2022', '[{"id":"rear-air","name":"Load-leveling rear air","kind":"rear-air","trims":["limited-platinum-1794","capstone"],"years":[2022,null],"isStandard":false,"confidence":"high"},{"id":"avs","name":"AVS","kind":"electronic-dampers","trims":["limited-platinum-1794","capstone"],"years":[2022,null],"isStandard":false,"confidence":"high"}]'::jsonb),
	('toyota-4runner-2010', '[{"id":"kdss","name":"KDSS","kind":"hydraulic-bars","trims":["trail-trd-off-road"],"years":[2010,2022],"isStandard":false,"confidence":"high"}]'::jsonb),
	('toyota-4runner-2025', '[{"id":"avs","name":"AVS","kind":"electronic-dampers","trims":["trd-sport-limited-platinum"],"years":[2025,null],"isStandard":false,"confidence":"medium"}]'::jsonb),
	('lexus-gx460-2010', '[{"id":"kdss","name":"KDSS","kind":"hydraulic-bars","trims":[],"years":[2010,2023],"isStandard":false,"confidence":"high"},{"id":"rear-air","name":"Rear air springs","kind":"rear-air","trims":["base-premium-18-in","luxury-avs-rear-air"],"years":[2010,2023],"isStandard":false,"confidence":"high"},{"id":"avs","name":"AVS","kind":"electronic-dampers","trims":["luxury-avs-rear-air"],"years":[2010,2023],"isStandard":false,"confidence":"high"}]'::jsonb),
	('ram-2500-2010', '[{"id":"rear-air","name":"Rear air suspension","kind":"rear-air","trims":[],"years":[2014,2018],"isStandard":false,"confidence":"high"}]'::jsonb),
	('ram-2500-2019', '[{"id":"rear-air","name":"Rear air suspension","kind":"rear-air","trims":[],"years":[2019,null],"isStandard":false,"confidence":"high"}]'::jsonb),
	('nissan-titan-2004', '[{"id":"rear-air","name":"Rear auto-leveling","kind":"rear-air","trims":["le-sl-20-in"],"years":[2004,2010],"isStandard":false,"confidence":"low"}]'::jsonb),
	('chevrolet-tahoe-2021', '[{"id":"air","name":"Air Ride","kind":"air","trims":["z71-at4","rst-premier-high-country-denali"],"years":[2021,null],"isStandard":false,"confidence":"high"},{"id":"magneride","name":"Magnetic Ride Control","kind":"electronic-dampers","trims":["z71-at4","rst-premier-high-country-denali"],"years":[2021,null],"isStandard":false,"confidence":"high"}]'::jsonb),
	('gmc-yukon-2021', '[{"id":"air","name":"Air Ride","kind":"air","trims":["z71-at4","rst-premier-high-country-denali"],"years":[2021,null],"isStandard":false,"confidence":"high"},{"id":"magneride","name":"Magnetic Ride Control","kind":"electronic-dampers","trims":["z71-at4","rst-premier-high-country-denali"],"years":[2021,null],"isStandard":false,"confidence":"high"}]'::jsonb),
	('ram-1500-2009', '[{"id":"air","name":"Air suspension","kind":"air","trims":["slt-big-horn-laramie-4x4-20-in","outdoorsman","rebel","limited-air-suspension-trucks"],"years":[2013,2018],"isStandard":false,"confidence":"high"}]'::jsonb),
	('ram-1500-2019', '[{"id":"air","name":"Air suspension","kind":"air","trims":["big-horn-laramie-4x4-20-in","rebel","limited-longhorn-air"],"years":[2019,null],"isStandard":false,"confidence":"high"}]'::jsonb),
	('jeep-grand-cherokee-wk2-2011', '[{"id":"air","name":"Quadra-Lift","kind":"air","trims":["laredo-limited-coil-18-in","laredo-17-in","overland-summit-air-20-in","trailhawk"],"years":[2011,2021],"isStandard":false,"confidence":"high"}]'::jsonb)
) AS "facts" ("id", "options")
WHERE "vehicle"."id" = "facts"."id" AND "vehicle"."added" -> 'options' IS NULL;
