import type { ExtraTableName, TableName } from '../game-tables.ts'

/**
 * Columns of the tables that are known and not read, since they tell nothing that a plan needs (decision 4). A column that is
 * neither read nor listed here is new in the game, and the compiler tells of it.
 */
export const unreadColumns: Readonly<Record<TableName | ExtraTableName, string>> = {
  item_desc: `description volume durability convert_to_on_durability_zero secondary_knowledge_id model_asset_name
    icon_asset_name compendium_entry`,
  cargo_desc: `description volume secondary_knowledge_id model_asset_name icon_asset_name carried_model_asset_name
    pick_up_animation_start pick_up_animation_end drop_animation_start drop_animation_end pick_up_time place_time
    animator_state movement_modifier blocks_path on_destroy_yield_cargos despawn_time not_pickupable
    cannot_store_in_buildings cannot_store_in_deployables`,
  item_list_desc: 'name',
  crafting_recipe_desc: `tool_durability_lost discovery_triggers full_discovery_score tool_mesh_index recipe_performance_id
    blocking_knowledges hide_without_required_knowledge hide_with_blocking_knowledges allow_use_hands show_in_progression`,
  building_type_desc: 'actions',
  skill_desc: 'skill_type description icon_asset_name title skill_category max_level',
  tool_type_desc: 'skill_id',
  secondary_knowledge_desc: '',
  claim_tech_desc: 'description members area supplies xp_to_mint_hex_coin',
  extraction_recipe_desc: `cargo_id discovery_triggers blocking_knowledges tool_durability_lost range allow_use_hands
    tool_mesh_index recipe_performance_id empire_rank_requirement empire_permission_required show_in_progression self_buffs`,
  resource_desc: `description flattenable despawn_time model_asset_name icon_asset_name spawn_priority footprint rarity
    compendium_entry enemy_params_id scheduled_respawn_time not_respawning show_time_left light_radius
    on_destroy_yield_resource_min_radius on_destroy_yield_resource_max_radius`,
  enemy_desc: `pathfinding_id targeting_matrix_id combat_actions_ids description min_speed max_speed radius
    awareness_destination_threshold min_awareness_tick_sec max_awareness_tick_sec ignore_damage health_regen_quantity armor
    accuracy evasion strength min_damage max_damage cooldown_multiplier daytime_detect_range daytime_aggro_range
    daytime_deaggro_range nighttime_detect_range nighttime_aggro_range nighttime_deaggro_range evade_range
    deaggro_health_threshold attack_level defense_level prefab_address icon_address tag rarity`,
  traveler_trade_order_desc: `starting_stock always_offered offer_cargo_id required_cargo_id achievement_requirements
    hide_if_requirements_are_not_met hide_without_required_knowledge blocking_knowledges hide_with_blocking_knowledges`,
  building_desc: `description rested_buff_duration light_radius model_asset_name icon_asset_name unenterable wilderness
    footprint max_health ignore_damage defense_level decay maintenance build_permission interact_permission has_action
    show_in_compendium not_deconstructible destroy_on_unclaim`,
  construction_recipe_desc: `consumed_building required_interior_tier consumed_shards discovery_triggers
    full_discovery_score tool_mesh_index required_paving_tier instantly_built recipe_performance_id`,
  tool_desc: '',
  placeable_interaction_desc: `verb_phrase required_knowledges blocking_knowledges tool_requirements level_requirements
    experience_per_progress time_requirement stamina_requirement tool_durability_lost range allow_use_hands power_multiplier
    recipe_performance_id`,
  item_conversion_recipe_desc: `location_context string_context required_equipment_id required_equipment_tier
    allow_use_hands recipe_performance_id`,
}

/** Tables of the game that are known and not read, without the ending `_desc` of their names. */
export const unreadTables = `
  ability_custom ability_unlock achievement alert biome buff buff_type building_buff building_claim
  building_function_type_mapping building_map_icon building_portal building_repairs building_spawn character_stat
  chest_rarity climb_requirement clothing collectible combat_action combat_action_multi_hit contribution_loot
  deconstruction_recipe deployable deployable_appearance_override distant_visible_entity elevator emote empire_color
  empire_icon empire_notification empire_rank empire_supplies empire_territory enemy_ai_params enemy_scaling
  environment_debuff equipment equipment_preset_knowledge food gate hexite_exchange_entry interior_environment
  interior_instance interior_network interior_portal_connections interior_shape interior_spawn knowledge_scroll
  knowledge_scroll_type knowledge_stat_modifier loot_chest loot_rarity loot_table npc onboarding_reward parameters
  parameters_player_move pathfinding paving_tile pillar_shaping placeable placeable_group placeable_growth
  placeable_placement player_action player_housing premium_item premium_service private_parameters prospecting quest_chain
  quest_stage reserved_name resource_clump resource_growth_recipe resource_placement_recipe single_resource_to_clump
  stage_rewards targeting_matrix teleport_item terraform_recipe traveler_task traveler_task_knowledge_requirement wall weapon
  weapon_type wind_dbg wind_params`
